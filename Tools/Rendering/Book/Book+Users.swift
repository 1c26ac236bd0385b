import WaymarkModel

extension Book {
  /// The passing examples that prove an example that checks nothing itself.
  struct Users {
    /// The relation of the users to the example: `run in` or `used in`.
    var relation: String
    var examples: [Example.ID]
  }

  /// The verdict that readers see: an example that checks nothing itself is shown as passed if
  /// other examples prove it.
  package func shownVerdict(of example: Example) -> Verdict {
    provingUsers(of: example) == nil ? proof(of: example).verdict : .passed
  }

  /// Returns the passing examples that run lines of an example without checks or, if none of its
  /// lines can run, use its declarations.
  ///
  /// - Returns: Nil if the example has checks, or if no passing example runs it.
  func provingUsers(of example: Example) -> Users? {
    let users = passingUsers(of: example)
    guard proof(of: example).verdict == .compiled, !users.isEmpty else { return nil }
    let lines = lines(of: example)
    let runs = users.filter { proof(of: $0).map { $0.runs(lines, of: example) } ?? false }
    guard runs.isEmpty else { return Users(relation: "run in", examples: runs) }
    let canRun = lines.contains { coverage.hasRun($0, of: example.id.article) != nil }
    return canRun ? nil : Users(relation: "used in", examples: users)
  }

  /// Returns whether an example only checks what the prose says: all of its code is hidden, and no
  /// other example uses it.
  func isHiddenCheck(_ example: Example, in article: Article) -> Bool {
    !used.contains(example.id)
      && example.snippets.filter(article.snippets.indices.contains)
        .allSatisfy { article.snippets[$0].visibility == .hidden }
  }

  private func lines(of example: Example) -> Set<Int> {
    guard let article = article(example.id.article) else { return [] }
    let snippets = example.snippets.filter(article.snippets.indices.contains)
    return Set(snippets.flatMap { article.snippets[$0].lines.map(\.number) })
  }

  private func proof(of id: Example.ID) -> Proof? { example(id).map(proof) }
}

extension Proof {
  /// Returns whether a line of another example ran.
  fileprivate func runs(_ lines: Set<Int>, of other: Example) -> Bool {
    self.lines?.contains {
      $0.hasRun && $0.location.file == other.id.article && lines.contains($0.location.line)
    } ?? false
  }
}
