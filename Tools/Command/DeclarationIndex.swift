import Foundation
import WaymarkAuditing

/// The files of a package, by the names that they declare.
struct DeclarationIndex {
  private let package: String

  init(of package: String) { self.package = package }

  /// Adds the declaring file to each missing name. Reads no files if no names are missing.
  func locate(_ report: inout AuditReport) {
    guard report.blocks.contains(where: { !$0.missing.isEmpty }) else { return }
    let files = declarations
    for block in report.blocks.indices {
      for index in report.blocks[block].missing.indices {
        let name = report.blocks[block].missing[index].name
        report.blocks[block].missing[index].file = files[name]
      }
    }
  }

  /// The first file, by path, that declares each name.
  private var declarations: [String: String] {
    var found: [String: String] = [:]
    for folder in ["Sources", "Source", "Tests", "Examples"] {
      for file in swiftFiles(in: folder) {
        guard let bytes = try? File.bytes(of: "\(package)/\(file)", limit: 4 << 20) else {
          continue
        }
        for name in Self.names(in: String(decoding: bytes, as: UTF8.self)) where found[name] == nil
        {
          found[name] = file
        }
      }
    }
    return found
  }

  private func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: "\(package)/\(folder)")
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Returns the names that follow the keyword of a declaration.
  private static func names(in text: String) -> [String] {
    let keywords: Set<Substring> = [
      "actor", "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias", "var",
    ]
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map { String($0.1) }
  }
}
