import Foundation
import WaymarkAuditing
import WaymarkCaching
import WaymarkSystem

/// The files of a package, by the names that they declare.
struct DeclarationIndex {
  private let package: String
  private let store: StageCache

  /// - Parameter cache: The folder for cached results.
  init(of package: String, cache: String) throws {
    self.package = package
    store = try StageCache(cache: cache)
  }

  /// Adds the declaring file to each missing name. Reads no files if no names are missing, or if
  /// they haven't changed.
  func locate(_ findings: inout [BlockFinding]) {
    guard findings.contains(where: { !$0.missing.isEmpty }) else { return }
    let files = declarations
    for index in findings.indices { findings[index].locate(in: files) }
  }

  /// The first file, by path, that declares each name.
  private var declarations: [String: String] {
    let files = ["Sources", "Source", "Tests", "Examples"].flatMap(swiftFiles)
    let stamps = files.map { "\($0) \(FileSystem.stamp("\(package)/\($0)") ?? "")" }
    let key = (["declarations", package] + stamps).joined(separator: "\0")
    let known = store.recall(key).flatMap {
      try? JSONDecoder().decode([String: String].self, from: Data($0))
    }
    if let known { return known }
    let found = declarations(in: files)
    if let bytes = try? JSONEncoder().encode(found) { store.keep(key, Array(bytes)) }
    return found
  }

  private func declarations(in files: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for file in files {
      guard let bytes = try? File.bytes(of: "\(package)/\(file)", limit: 4 << 20) else { continue }
      let names = Self.names(in: Array(bytes), withLocals: !file.hasPrefix("Source"))
      for name in names where found[name] == nil { found[name] = file }
    }
    return found
  }

  private func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: "\(package)/\(folder)")
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Returns the names that follow the keyword of a declaration.
  ///
  /// - Parameter withLocals: Whether to include indented variables that aren't public or static.
  ///   Most of them are local. Those in tests show how to create a value.
  private static func names(in bytes: [UInt8], withLocals: Bool) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).flatMap { line -> [String] in
      let words = line.split { !isPartOfName($0) }.map { String(decoding: $0, as: UTF8.self) }
      let isIndented = [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(line.first!)
      let isLocal = isIndented && visible.isDisjoint(with: words) && !withLocals
      let known = isLocal ? keywords : keywords.union(variables)
      return zip(words, words.dropFirst()).filter { known.contains($0.0) }.map(\.1)
    }
  }

  private static let keywords: Set<String> = [
    "actor", "class", "enum", "func", "macro", "protocol", "struct", "typealias",
  ]
  private static let variables: Set<String> = ["let", "var"]
  private static let visible: Set<String> = ["public", "open", "package", "static"]

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte
      || (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= byte
  }
}
