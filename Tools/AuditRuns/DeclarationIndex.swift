import Foundation
import WaymarkFindings
import WaymarkHashing
import WaymarkInterfaces
import WaymarkModel
import WaymarkProject
import WaymarkSystem

/// The names that a package declares, and the files that declare them.
struct DeclarationIndex: Codable {
  /// The file that declares each name. If several files do, it's the first that is read.
  private var files: [String: String] = [:]
  private(set) var platformDeclarations = PlatformDeclarations()
  /// The names that the package declares outside of its tests and examples.
  private(set) var sourceNames: SourceNames = [:]
  /// The traits of the package that enable public declarations, keyed by the name of the
  /// declaration.
  private var traits: [String: String] = [:]

  /// A digest of everything that the index contains.
  private(set) var digest = ""

  /// Creates an index without declarations.
  init() {}

  /// Reads the Swift files of a package. Files that are too large or can't be read are omitted.
  ///
  /// - Parameter paths: The files, relative to the package's folder.
  /// - Returns: The index, and whether all files that aren't too large could be read.
  static func read(
    _ paths: [String], of package: String
  ) -> (index: DeclarationIndex, isComplete: Bool) {
    var index = DeclarationIndex()
    var digest = Digest()
    var isComplete = true
    let traits = traits(of: "\(package)/Package.swift")
    for path in paths where FileSystem.size("\(package)/\(path)") ?? 0 <= sizeLimit {
      do {
        let bytes = Array(try File.bytes(of: "\(package)/\(path)", limit: sizeLimit))
        index.add(bytes, at: path, traits: traits, to: &digest)
      } catch {
        isComplete = false
      }
    }
    index.digest = digest.description
    return (index, isComplete)
  }

  /// The maximum size of a file in bytes. Larger files aren't read, because they're probably
  /// generated.
  private static let sizeLimit = 4 << 20

  /// Returns findings with the declaring file of each missing name, and the trait that enables the
  /// declaration.
  func locating(_ findings: [BlockFinding]) -> [BlockFinding] {
    findings.map { finding in
      var located = finding
      located.locate(in: files, traits: traits)
      return located
    }
  }

  /// Returns the names of the traits in a manifest.
  private static func traits(of manifest: String) -> Set<String> {
    guard let bytes = try? File.bytes(of: manifest, limit: sizeLimit) else { return [] }
    let matches = String(decoding: bytes, as: UTF8.self).matches(of: Self.trait)
    return Set(matches.map { String($0.output.1) })
  }

  /// Adds the names that follow the keywords of declarations in a file.
  ///
  /// - Parameters:
  ///   - traits: The traits of the package.
  ///   - digest: The digest to update with everything that is added to the index.
  private mutating func add(
    _ bytes: [UInt8], at path: String, traits: Set<String>, to digest: inout Digest
  ) {
    var conditions: [Condition] = []
    /// The types around the current line, outermost first, with their indentation.
    var owners: [(indent: Int, name: String)] = []
    /// Whether an attribute makes the next declaration part of a private interface.
    var isPrivate = false
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    for line in lines {
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
      let isOptional = trait != nil || conditions.contains(where: \.isOptional)
      let isForPlatforms = conditions.contains(where: \.isForPlatforms)
      for name in names {
        let isPublic = Self.isPublic(line)
        if files[name] == nil {
          files[name] = path
          if let trait, isPublic { self.traits[name] = trait }
        }
        let owner = owners.last?.name
        let requirement = "\(trait ?? "") \(isOptional) \(isForPlatforms)"
        digest.add("\(path) \(owner ?? "") \(name) \(isPublic) \(requirement)")
        if !isExample { sourceNames.insert(name, of: owner) }
        if isOptional { platformDeclarations.insert(name, of: owner) }
        if owner == nil, !isExample, isPublic {
          platformDeclarations.add(name, isForPlatforms: isForPlatforms)
        }
      }
      if code.starts(with: "@_spi".utf8) { isPrivate = true }
      if isPrivate, let owner = owners.last?.name, Self.words(in: line).contains("init") {
        sourceNames.insertPrivateInitializer(of: owner)
        digest.add("init \(owner)")
      }
      // An attribute can be on a line above the declaration.
      if code.first != UInt8(ascii: "@") { isPrivate = false }
      if let (keyword, owner) = Self.owner(in: code) {
        owners.append((indent, owner))
        if keyword == "protocol" {
          sourceNames.insert(protocol: owner)
        } else if Self.finalTypes.contains(keyword) {
          platformDeclarations.insert(final: owner)
        }
        digest.add("\(keyword) \(owner)")
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
      isOptional = isForPlatforms || text.contains(Self.buildFlag)
      let word = text.prefixMatch(of: Self.singleName)
      trait = word.map { String($0.output.1) }.flatMap { traits.contains($0) ? $0 : nil }
    }

    private static let buildFlag = Pattern(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/)
    private static let singleName = Pattern(/#if\s+(\w+)\s*(?:$|&&|\/\/)/)
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

  /// Returns the keyword and the name of the type that a line declares or extends, without the
  /// types that contain it; nil if the line does neither.
  private static func owner(in code: ArraySlice<UInt8>) -> (keyword: String, name: String)? {
    guard code.first != UInt8(ascii: "/"), code.first != UInt8(ascii: "*") else { return nil }
    let words = code.split { $0 == UInt8(ascii: " ") }
    for (word, next) in zip(words, words.dropFirst()) {
      let keyword = String(decoding: word, as: UTF8.self)
      guard types.contains(keyword) else { continue }
      let name = next.prefix { isPartOfName($0) || $0 == UInt8(ascii: ".") }
      return name.split(separator: UInt8(ascii: ".")).last.map {
        (keyword, String(decoding: $0, as: UTF8.self))
      }
    }
    return nil
  }

  private static let types: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]
  private static let finalTypes: Set<String> = ["actor", "enum", "struct"]
  private static let keywords: Set<String> = [
    "actor", "class", "enum", "func", "macro", "protocol", "struct", "typealias",
  ]
  private static let variables: Set<String> = ["let", "var"]
  private static let visible: Set<String> = ["public", "open", "package", "static"]

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte.isPartOfIdentifier || byte >= 0x80
  }

  private static let trait = Pattern(/\.trait\(\s*name:\s*"(\w+)"/)
}
