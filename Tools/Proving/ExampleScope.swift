import WaymarkModel

/// The grouping of snippets into examples where the article doesn't specify it.
package enum ExampleScope: String, CaseIterable {
  /// The grouping that an audit determines by compiling each block in different contexts. The audit
  /// writes it as options of the snippets, in ``ProvingRequest/adoptedTexts``.
  case auto
  case snippet
  case section
  case article
}

extension Article {
  /// Returns the article with an example name added to each snippet without `example=`, as the
  /// scope requires.
  func scoped(by scope: ExampleScope) -> Article {
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
