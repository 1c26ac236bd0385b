import WaymarkCaching
import WaymarkFindings
import WaymarkModel

/// The findings of earlier audits, keyed by a document's text and everything else that they depend
/// on.
struct KnownFindings {
  private let stages: StageCache
  private let inputs: String
  private let isFresh: Bool

  /// Opens the findings in a cache.
  ///
  /// - Parameter inputs: Everything that the findings depend on except the document.
  init(cache: String, inputs: [String], isFresh: Bool) throws {
    stages = try StageCache(cache: cache)
    self.inputs = inputs.joined(separator: "\0")
    self.isFresh = isFresh
  }

  /// Returns the findings about a document; nil if the document or another input has changed.
  func findings(of article: Article) -> [BlockFinding]? {
    isFresh ? nil : stages.value(for: key(article))
  }

  func store(_ findings: [BlockFinding], of article: Article) {
    stages.set(findings, for: key(article))
  }

  private func key(_ article: Article) -> String {
    // The number of snippets depends on whether code without a language is read as Swift.
    "findings\0\(inputs)\0\(article.file)\0\(article.snippets.count)\0\(article.text)"
  }
}
