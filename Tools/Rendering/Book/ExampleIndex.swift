import WaymarkModel

/// The examples by name, by article, and by snippet. The index refers to examples by their
/// position, because copying many examples takes a long time.
struct ExampleIndex {
  private let examples: [Example]
  private let byID: [Example.ID: Int]
  /// The examples of each article, keyed by its file.
  private var byArticle: [String: ArticleExamples] = [:]

  private struct ArticleExamples {
    /// The positions of the article's examples, in order.
    var positions: [Int] = []
    /// The positions of the examples that snippets belong to, keyed by the snippet's index.
    var owners: [Int: Int] = [:]

    mutating func add(_ snippets: [Int], at position: Int) {
      positions.append(position)
      for snippet in snippets where owners[snippet] == nil { owners[snippet] = position }
    }
  }

  /// Indexes examples. If several examples have the same name or the same snippet, the first is
  /// found.
  init(_ examples: [Example]) {
    self.examples = examples
    byID = Dictionary(examples.indices.map { (examples[$0].id, $0) }) { first, _ in first }
    for position in examples.indices {
      byArticle[examples[position].id.article, default: ArticleExamples()]
        .add(examples[position].snippets, at: position)
    }
  }

  /// Returns an example by its name; nil if there is none.
  func example(_ id: Example.ID) -> Example? { byID[id].map { examples[$0] } }

  /// Returns the example that a snippet belongs to; nil if it belongs to none.
  func example(ofSnippet snippet: Int, in file: String) -> Example? {
    byArticle[file]?.owners[snippet].map { examples[$0] }
  }

  /// Returns an article's examples, in order.
  func examples(in file: String) -> [Example] {
    (byArticle[file]?.positions ?? []).map { examples[$0] }
  }

  /// Returns the names of an article's examples, in order.
  func ids(in file: String) -> [Example.ID] {
    (byArticle[file]?.positions ?? []).map { examples[$0].id }
  }
}
