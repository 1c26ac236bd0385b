import Foundation
import WaymarkModel

/// The findings of an audit in a form for other tools.
///
/// The field names and their meaning are stable for each `version`.
package struct AuditReport: Codable, Hashable, Sendable {
  /// The version of the format, which changes only if a field changes its meaning.
  package var version = 1
  /// The counts of each file, sorted by path.
  package var files: [File]
  /// The findings, sorted by file and line.
  package var blocks: [BlockFinding]
  /// The public declarations that neither a proved block nor its context uses, sorted; nil if they
  /// weren't requested.
  package var unused: [String]? = nil

  /// The counts of a file.
  package struct File: Codable, Hashable, Sendable {
    /// The path of the file as the user wrote it.
    package var file: String
    /// The number of Swift blocks in the file.
    package var blocks: Int
    /// The number of blocks in each class that occurs.
    package var classes: [String: Int]
    /// The number of times that blocks were compiled, in this audit or earlier ones; nil if the
    /// report doesn't state it.
    package var attempts: Int?
  }

  /// Creates a report of findings about any number of files, in any order.
  package init(_ findings: [BlockFinding]) {
    blocks = findings.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    files = Dictionary(grouping: blocks, by: \.file).sorted { $0.key < $1.key }.map {
      file, blocks in
      File(
        file: file, blocks: blocks.count, classes: Self.counts(of: blocks),
        attempts: blocks.reduce(0) { $0 + $1.attempts })
    }
  }

  /// Returns whether the contents of a file are a report.
  package static func isReport(_ bytes: [UInt8]) -> Bool {
    isExactJSON(bytes, of: AuditReport.self)
  }

  /// The number of blocks in each class that occurs.
  package var counts: [String: Int] { Self.counts(of: blocks) }

  /// Whether no block is broken.
  package var isSound: Bool { blocks.allSatisfy { $0.kind != .broken } }

  private static func counts(of blocks: [BlockFinding]) -> [String: Int] {
    blocks.reduce(into: [:]) { $0[$1.kind.rawValue, default: 0] += 1 }
  }
}
