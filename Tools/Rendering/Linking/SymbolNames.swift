import WaymarkModel

/// The names by which links refer to symbols.
struct SymbolNames: Sendable {
  /// The symbols, keyed by name: `Store/send(_:)`, `Store/send`, and both preceded by the module.
  private var byName: [String: Symbol] = [:]
  private let names: [String]

  /// Indexes symbols by name.
  ///
  /// - Parameter symbols: If several have the same name, links refer to the first one.
  init(_ symbols: [Symbol]) {
    for symbol in symbols {
      let path = symbol.path.joined(separator: "/")
      let base = (symbol.path.dropLast() + [symbol.baseName]).joined(separator: "/")
      for name in [path, base, "\(symbol.module)/\(path)", "\(symbol.module)/\(base)"]
      where byName[name] == nil { byName[name] = symbol }
      if symbol.kind == .macro, byName["@\(base)"] == nil { byName["@\(base)"] = symbol }
    }
    names = Set(symbols.flatMap { [$0.path.joined(separator: "/"), $0.path.last ?? ""] }).sorted()
  }

  func symbol(named reference: String, in scope: [String]) -> Symbol? {
    for reference in [reference, withoutDocCSuffix(reference)].compactMap(\.self) {
      for count in stride(from: scope.count, through: 0, by: -1) {
        let name = (scope.prefix(count) + [reference]).joined(separator: "/")
        if let symbol = byName[name] { return symbol }
      }
    }
    return nil
  }

  func nearest(to reference: String) -> String? {
    WaymarkModel.nearest(to: withoutDocCSuffix(reference) ?? reference, in: names)
  }
}
