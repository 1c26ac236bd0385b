import WaymarkModel

/// The blocks that form an example if the document doesn't specify them.
package enum Scope: String, CaseIterable {
  /// The context in which `waymark audit` compiles a block.
  case auto
  case snippet
  case section
  case article
}

extension Article {
  /// Returns the article with an example name added to each snippet without `example=`, as the
  /// scope requires.
  func scoped(by scope: Scope) -> Article {
    var copy = self
    for index in copy.snippets.indices where copy.snippets[index].example == nil {
      switch scope {
      // A snippet without a name is an example of its own.
      case .auto, .snippet: continue
      case .section: copy.snippets[index].example = copy.snippets[index].heading
      case .article: copy.snippets[index].example = "article"
      }
    }
    return copy
  }
}
