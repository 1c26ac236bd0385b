import WaymarkModel

extension Book {
  /// Returns the verdict that readers see. An example that checks nothing itself is shown as passed
  /// if other examples prove it.
  package func shownVerdict(of example: Example) -> Verdict {
    provingUsers[example.id] == nil ? verdict(of: example) : .passed
  }

  /// Returns whether an example only checks what the prose states. All of its code is then hidden,
  /// and no other example uses it.
  func isHiddenCheck(_ example: Example, in article: Article) -> Bool {
    !used.contains(example.id)
      && example.snippets.filter(article.snippets.indices.contains)
        .allSatisfy { article.snippets[$0].visibility == .hidden }
  }
}
