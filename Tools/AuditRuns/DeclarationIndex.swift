import Foundation
import WaymarkCaching
import WaymarkFindings
import WaymarkInterfaces
import WaymarkProject
import WaymarkSystem

/// The names that a package declares, and the files that declare them.
struct DeclarationIndex: Codable {
  /// The file that declares each name. If there are several, it's the one that is read first.
  private var files: [String: String] = [:]
  private(set) var platformDeclarations = PlatformDeclarations()
  /// The names that the package declares outside of its tests and examples.
  private(set) var sourceNames: SourceNames = [:]
  /// The traits of the package that enable public declarations, keyed by the name of the
  /// declaration.
  private var traits: [String: String] = [:]

  /// Reads the sources of a package, unless they haven't changed since they were read. Files that
  /// can't be read are omitted.
  ///
  /// - Parameter cache: The folder for cached results.
  static func read(of package: String, cache: String) throws -> DeclarationIndex {
    let stages = try StageCache(cache: cache)
    let paths = folders(of: package).flatMap { swiftFiles(in: $0, of: package) }
    let stamps = paths.map { "\($0) \(FileSystem.stamp("\(package)/\($0)") ?? "")" }
    let manifest = "\(package)/Package.swift"
    let key = (["declarations with owners", package, FileSystem.stamp(manifest) ?? ""] + stamps)
      .joined(separator: "\0")
    if let known: DeclarationIndex = stages.value(for: key) { return known }
    var index = DeclarationIndex()
    var isComplete = true
    let traits = self.traits(of: manifest)
    for path in paths where FileSystem.size("\(package)/\(path)") ?? 0 <= sizeLimit {
      do {
        let bytes = Array(try File.bytes(of: "\(package)/\(path)", limit: sizeLimit))
        index.add(bytes, at: path, traits: traits)
      } catch {
        isComplete = false
      }
    }
    // A file that can't be read now may be readable later without any change to it.
    if isComplete { stages.set(index, for: key) }
    return index
  }

  /// The maximum number of bytes of a file that is read. Larger files are probably generated.
  private static let sizeLimit = 4 << 20

  /// Adds the declaring file to each missing name, with the trait that enables the declaration.
  func locate(_ findings: inout [BlockFinding]) {
    for index in findings.indices { findings[index].locate(in: files, traits: traits) }
  }

  /// Returns the names of the traits in a manifest.
  private static func traits(of manifest: String) -> Set<String> {
    guard let bytes = try? File.bytes(of: manifest, limit: sizeLimit) else { return [] }
    let matches = String(decoding: bytes, as: UTF8.self).matches(
      of: /\.trait\(\s*name:\s*"(\w+)"/)
    return Set(matches.map { String($0.output.1) })
  }

  /// Returns the folders with sources, in the order in which they are read. The usual folders come
  /// first, but a package can use other names.
  private static func folders(of package: String) -> [String] {
    let usual = ["Sources", "Source", "Tests", "Examples"]
    let found = FileSystem.names(in: package) ?? []
    let others = found.filter { name in
      !name.hasPrefix(".") && !usual.contains(name) && !["Carthage", "Pods"].contains(name)
        // A folder with a manifest is another package.
        && File.kind(of: "\(package)/\(name)/Package.swift") == nil
    }
    return usual + others
  }

  private static func swiftFiles(in folder: String, of package: String) -> [String] {
    let names = FileSystem.contents(of: "\(package)/\(folder)")?.paths ?? []
    return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") }
      .map { "\(folder)/\($0)" }
  }

  /// Adds the names that follow the keywords of declarations in a file.
  ///
  /// - Parameter traits: The traits of the package.
  private mutating func add(_ bytes: [UInt8], at path: String, traits: Set<String>) {
    var conditions: [Condition] = []
    /// The types around the current line, outermost first, with their indentation.
    var owners: [(indent: Int, name: String)] = []
    /// Whether an attribute makes the next declaration part of a private interface.
    var isPrivate = false
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let code = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if code.starts(with: "#if".utf8) {
        conditions.append(Condition(String(decoding: code, as: UTF8.self), traits))
      } else if code.starts(with: "#else".utf8), !conditions.isEmpty {
        conditions[conditions.count - 1].trait = nil
      } else if code.starts(with: "#endif".utf8) {
        _ = conditions.popLast()
      }
      // Indented variables in sources are mostly local, unless they are public or static. In tests
      // and examples, local variables are included, because they show how to create a value.
      let isExample = path.hasPrefix("Tests/") || path.hasPrefix("Examples/")
      let names = Self.names(in: line, withLocals: isExample)
      let indent = line.count - code.count
      if !code.isEmpty, code.first != UInt8(ascii: "#") { owners.removeAll { $0.indent >= indent } }
      let trait = conditions.lazy.compactMap(\.trait).first
      for name in names {
        if files[name] == nil {
          files[name] = path
          if let trait, Self.isPublic(line) { self.traits[name] = trait }
        }
        let owner = owners.last?.name
        if !isExample { sourceNames.insert(name, of: owner) }
        if trait != nil || conditions.contains(where: \.isOptional) {
          platformDeclarations.insert(name, of: owner)
        }
        if owner == nil, !isExample, Self.isPublic(line) {
          platformDeclarations.add(
            name, isForPlatforms: conditions.contains(where: \.isForPlatforms))
        }
      }
      if code.starts(with: "@_spi".utf8) { isPrivate = true }
      if isPrivate, let owner = owners.last?.name, Self.words(in: line).contains("init") {
        sourceNames.insertPrivateInitializer(of: owner)
      }
      // An attribute can be on a line above the declaration.
      if code.first != UInt8(ascii: "@") { isPrivate = false }
      if let owner = Self.owner(in: code) {
        owners.append((indent, owner))
        if Self.words(in: code).contains("protocol") { sourceNames.insert(protocol: owner) }
      }
    }
  }

  /// The condition of an `#if`.
  private struct Condition {
    /// Whether the condition depends on the platform or on a build flag.
    let isOptional: Bool
    /// Whether the condition depends on the platform.
    let isForPlatforms: Bool
    /// The trait that the condition requires; nil if it requires none.
    var trait: String?

    init(_ text: String, _ traits: Set<String>) {
      isForPlatforms = text.contains("canImport(") || text.contains("os(")
      isOptional = isForPlatforms || text.contains(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/)
      let word = text.prefixMatch(of: /#if\s+(\w+)\s*(?:$|&&|\/\/)/)
      trait = word.map { String($0.output.1) }.flatMap { traits.contains($0) ? $0 : nil }
    }
  }

  private static func isPublic(_ line: ArraySlice<UInt8>) -> Bool {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    return words.contains("public") || words.contains("open")
  }

  private static func words(in line: ArraySlice<UInt8>) -> [String] {
    line.split { !isPartOfName($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func names(in line: ArraySlice<UInt8>, withLocals: Bool) -> [String] {
    let words = words(in: line)
    let isIndented = [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(line.first!)
    let isLocal = isIndented && visible.isDisjoint(with: words) && !withLocals
    let known = isLocal ? keywords : keywords.union(variables)
    return zip(words, words.dropFirst()).filter { known.contains($0.0) }.map(\.1)
  }

  /// Returns the name of the type that a line declares or extends, without the types that contain
  /// it; nil if the line does neither.
  private static func owner(in code: ArraySlice<UInt8>) -> String? {
    guard code.first != UInt8(ascii: "/"), code.first != UInt8(ascii: "*") else { return nil }
    let words = code.split { $0 == UInt8(ascii: " ") }
    for (word, next) in zip(words, words.dropFirst())
    where types.contains(String(decoding: word, as: UTF8.self)) {
      let name = next.prefix { isPartOfName($0) || $0 == UInt8(ascii: ".") }
      return name.split(separator: UInt8(ascii: ".")).last.map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    return nil
  }

  private static let types: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]
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
