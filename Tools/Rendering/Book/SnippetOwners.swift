import WaymarkModel

/// The examples that snippets belong to. It refers to examples by index, because copies of many
/// examples take much time.
struct SnippetOwners {
  private let examples: [Example]
  /// The indices of examples, keyed by the article's file and the snippet's index.
  private var indices: [String: [Int: Int]] = [:]

  /// Collects the snippets of examples. If several examples have the same snippet, the first is its
  /// owner.
  init(_ examples: [Example]) {
    self.examples = examples
    for (index, example) in examples.enumerated() {
      for snippet in example.snippets {
        guard self.example(ofSnippet: snippet, in: example.id.article) == nil else { continue }
        indices[example.id.article, default: [:]][snippet] = index
      }
    }
  }

  /// Returns the example of a snippet; nil if it belongs to none.
  func example(ofSnippet snippet: Int, in file: String) -> Example? {
    indices[file]?[snippet].map { examples[$0] }
  }

  /// Returns the owner of each snippet of an article, in any order.
  func owners(in file: String) -> some Sequence<Example> {
    (indices[file] ?? [:]).values.lazy.map { examples[$0] }
  }
}
