import Foundation
import WaymarkResults
import WaymarkSystem

extension IndexLibrary {
  /// The compiler flags that write an index. The index covers the example with its local
  /// declarations, but not the library and the system.
  package static let flags = [
    "-index-store-path", "Index", "-index-include-locals", "-index-ignore-clang-modules",
  ]

  /// Returns the names in a compiled source, sorted by position; empty if the compiler wrote no
  /// index.
  ///
  /// - Parameters:
  ///   - source: The text of the compiled file `Example.swift`.
  ///   - folder: The folder in which the compiler ran with `flags`.
  package func names(in source: String, compiledIn folder: String) -> [CompiledName] {
    let store = folder + "/Index"
    guard let record = Self.record(in: store) else { return [] }
    let lines = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var known: [Position: CompiledName] = [:]
    for occurrence in occurrences(in: record, of: store)
    where !occurrence.isImplicit && !occurrence.symbol.hasPrefix("s:e:") {  // An extension itself.
      let base = occurrence.name.prefix { $0 != "(" }
      let position = Position(line: occurrence.line, column: occurrence.column)
      guard !base.isEmpty, lines.indices.contains(position.line - 1),
        lines[position.line - 1].dropFirst(position.column - 1).starts(with: base.utf8),
        !(known[position]?.isDefinition ?? false)
      else { continue }
      known[position] = CompiledName(
        line: position.line, column: position.column, length: base.utf8.count,
        symbol: occurrence.symbol, isDefinition: occurrence.isDefinition,
        type: occurrence.isDefinition ? type(ofVariable: occurrence.symbol) : nil)
    }
    return known.values.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private struct Position: Hashable { var line, column: Int }

  /// Returns the name of the only record about the compiled file; nil if there is none.
  private static func record(in store: String) -> String? {
    let records = store + "/v5/records"
    let folders = FileSystem.names(in: records) ?? []
    let files = folders.flatMap { FileSystem.names(in: "\(records)/\($0)") ?? [] }
    return files.first { $0.hasPrefix("Example.swift-") }
  }
}

/// Returns the type of a variable, given its identifier, which contains the mangled type. Returns
/// nil for other declarations, and for types that can't be written in code.
func type(ofVariable symbol: String) -> String? {
  guard symbol.hasPrefix("s:"), symbol.hasSuffix("p"),
    let description = demangled("$s" + symbol.dropFirst(2)),
    let start = description.firstRange(of: " : ")?.upperBound
  else { return nil }
  let rest = description[start...]
  let type = rest.firstRange(of: " in ").map { rest[..<$0.lowerBound] } ?? rest
  // Exclude opaque types, declarations in functions, and members of extensions. An opaque type is
  // written as 'some', without its protocols.
  guard !["<<", "#", "(extension", "$"].contains(where: type.contains),
    !type.split(whereSeparator: { !$0.isLetter }).contains("some")
  else { return nil }
  return sugared(withoutModules(String(type)))
}

/// Removes the module from each type: `Array<Int>` for `Swift.Array<Swift.Int>`. Only the names of
/// generic parameters, such as `A` and `B1`, have no module.
private func withoutModules(_ type: String) -> String {
  var result = ""
  var rest = type[...]
  while let start = rest.firstIndex(where: \.isPartOfPath) {
    let path = rest[start...].prefix(while: \.isPartOfPath)
    let parts = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isParameter =
      parts[0].first?.isUppercase == true && parts[0].dropFirst().allSatisfy(\.isNumber)
    result += rest[..<start] + (parts.count == 2 && !isParameter ? parts[1] : path)
    rest = rest[path.endIndex...]
  }
  return result + rest
}

extension Character {
  fileprivate var isPartOfPath: Bool { isLetter || isNumber || self == "_" || self == "." }
}

/// Returns a type with the short forms of optionals, arrays, and dictionaries: `[Int]?` for
/// `Optional<Array<Int>>`.
private func sugared(_ type: String) -> String {
  guard let start = type.firstIndex(of: "<") else { return type }
  let word = type[..<start].reversed().prefix { $0.isPartOfPath }
  let name = String(word.reversed())
  let (arguments, rest) = genericArguments(type[type.index(after: start)...])
  let head = type[..<start].dropLast(name.count)
  let inside = arguments.map(sugared)
  let own =
    switch (name, inside.count) {
    case ("Optional", 1): inside[0].contains(" ") ? "(\(inside[0]))?" : inside[0] + "?"
    case ("Array", 1): "[\(inside[0])]"
    case ("Dictionary", 2): "[\(inside[0]): \(inside[1])]"
    default: "\(name)<\(inside.joined(separator: ", "))>"
    }
  return head + own + sugared(String(rest))
}

/// Splits the text after `<` into the generic arguments and the text after their `>`.
private func genericArguments(_ text: Substring) -> ([String], rest: Substring) {
  var arguments = [""]
  var depth = 0
  var last: Character = " "
  for index in text.indices {
    let character = text[index]
    // The `>` of an arrow doesn't end the arguments.
    if character == ">", last != "-" {
      if depth == 0 { return (arguments, text[text.index(after: index)...]) }
      depth -= 1
    }
    if "<([".contains(character) { depth += 1 }
    if ")]".contains(character) { depth -= 1 }
    if character == ",", depth == 0 {
      arguments.append("")
    } else if !(character == " " && arguments[arguments.count - 1].isEmpty) {
      arguments[arguments.count - 1].append(character)
    }
    last = character
  }
  return (arguments, "")
}

/// Returns the Swift runtime's description of a mangled name; nil for any other name.
private func demangled(_ name: String) -> String? {
  typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?
  guard let function = dlsym(dlopen(nil, RTLD_NOW), "swift_demangle"),
    let text = unsafeBitCast(function, to: Demangle.self)(name, name.utf8.count, nil, nil, 0)
  else { return nil }
  defer { free(text) }
  return String(cString: text)
}
