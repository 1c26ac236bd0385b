import WaymarkModel
import WaymarkResults

extension ProofBuilder {
  /// Returns the names in the author's code, sorted by location. Names in generated code are
  /// omitted.
  func names(in compilation: Compilation) -> [ResolvedName] {
    let written = compilation.names.compactMap { name in
      location(of: name).map { (name: name, location: $0) }
    }
    let definitions = Dictionary(
      written.filter(\.name.isDefinition).map { ($0.name.symbol, $0) }
    ) { first, _ in first }
    return written.map { name, location in
      let definition = definitions[name.symbol]
      return ResolvedName(
        location: location, length: name.length, symbol: definition == nil ? name.symbol : nil,
        declaration: definition?.location, type: definition?.name.type)
    }.sorted { $0.location < $1.location }
  }

  private func location(of name: CompiledName) -> SourceLocation? {
    let lines = example.source.lines
    guard lines.indices.contains(name.line - 1) else { return nil }
    let origin = lines[name.line - 1].origins.last { $0.column <= name.column }
    guard origin?.kind == .author else { return nil }
    return example.source.location(line: name.line, column: name.column)
  }
}
