import WaymarkClassifying
import WaymarkContexts
import WaymarkFindings
import WaymarkModel

/// The searches for the contexts of the blocks of all documents.
struct ContextSearches {
  let documents: [Document]
  /// The articles of the documents.
  let articles: [Article]
  private var searches: [[BlockSearch]]
  /// The indices of the documents whose findings haven't been taken, in ascending order.
  private var open: [Int]
  /// The indices of the documents with a transient result.
  private var unsettled: Set<Int> = []

  /// Creates a search for each block.
  init(_ documents: [Document], _ articles: [Article]) {
    (self.documents, self.articles) = (documents, articles)
    searches = documents.map { document in document.blocks.map { BlockSearch($0, in: document) } }
    open = Array(documents.indices)
  }

  /// Whether the findings about all documents have been taken.
  var isEmpty: Bool { open.isEmpty }

  /// The next attempts, as an array for each document. The array is empty if the document's
  /// searches have ended.
  var attempts: [[Attempt]] { searches.map { $0.compactMap(\.next) } }

  /// Adds the result of the next attempt for a block.
  mutating func add(_ result: AttemptResult, toBlock block: Int, of document: Int) {
    if result.isTransient { unsettled.insert(document) }
    searches[document][block].add(result)
  }

  /// Calls a closure for each document whose searches have ended since the last call, in ascending
  /// order of index.
  mutating func takeFindings(_ report: AuditRun.Report) {
    let ended = open.filter { searches[$0].allSatisfy { $0.next == nil } }
    open.removeAll(where: Set(ended).contains)
    for index in ended {
      let findings = documents[index].withResultsOfTests(searches[index].compactMap(\.finding))
      report(index, findings, !unsettled.contains(index))
    }
  }
}
