import WaymarkCaching
import WaymarkFindings

/// The findings of earlier audits, keyed by a file's text and everything else that they depend on.
struct KnownFindings {
  private let stages: StageCache
  private let inputs: String
  private let isFresh: Bool

  /// Opens the findings in the given cache folder.
  ///
  /// - Parameter inputs: Everything that the findings depend on except the file.
  init(cache: String, inputs: [String], isFresh: Bool) throws {
    stages = try StageCache(cache: cache)
    self.inputs = inputs.joined(separator: "\0")
    self.isFresh = isFresh
  }

  /// Returns the findings about a file; nil if there are none for its text and the other inputs, or
  /// if earlier findings are ignored.
  func findings(of file: AuditedFile) -> [BlockFinding]? {
    isFresh ? nil : stages.value(for: key(file))
  }

  func store(_ findings: [BlockFinding], of file: AuditedFile) {
    stages.set(findings, for: key(file))
  }

  private func key(_ file: AuditedFile) -> String {
    "findings\0\(inputs)\0\(file.path)\0\(file.content.rawValue)\0\(file.text)"
  }
}
