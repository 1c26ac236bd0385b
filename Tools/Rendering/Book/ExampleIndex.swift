import WaymarkModel

/// The examples by name, by article, and by snippet. The index refers to examples by their position,
/// because copies of many examples take much time.
struct ExampleIndex {
  private let examples: [Example]
  private var byID: [Example.ID: Int] = [:]
  private var byArticle: [String: [Int]] = [:]
  /// The owners of snippets, keyed by the article's file and the snippet's index.
  private var owners: [String: [Int: Int]] = [:]

  /// Indexes examples. If several examples have the same name or the same snippet, the first is
  /// found.
  init(_ examples: [Example]) {
    self.examples = examples
    for (position, example) in examples.enumerated() {
      let file = example.id.article
      if byID[example.id] == nil { byID[example.id] = position }
      byArticle[file, default: []].append(position)
      for snippet in example.snippets where owners[file]?[snippet] == nil {
        owners[file, default: [:]][snippet] = position
      }
    }
  }

  /// Returns an example by its name; nil if there is none.
  func example(_ id: Example.ID) -> Example? { byID[id].map { examples[$0] } }

  /// Returns the example that a snippet belongs to; nil if it belongs to none.
  func example(ofSnippet snippet: Int, in file: String) -> Example? {
    owners[file]?[snippet].map { examples[$0] }
  }

  /// Returns an article's examples, in order.
  func examples(in file: String) -> [Example] { (byArticle[file] ?? []).map { examples[$0] } }
}
