import WaymarkModel

/// The passing examples that prove other examples, which check nothing themselves.
///
/// They're found once for all pages, because every list of verdicts needs them.
struct ProvingUsers: Sendable {
  /// The passing examples that prove one example.
  struct Users: Sendable {
    /// How the example relates to its users: `run in` or `used in`.
    var relation: String
    var examples: [Example.ID]
  }

  private var users: [Example.ID: Users] = [:]

  /// Finds the passing examples that prove each example without its own expectations.
  ///
  /// - Parameter articles: The articles, keyed by file.
  init(
    _ examples: [Example], proofs: ProofIndex, passing: PassingUsers,
    coverage: LineCoverage, articles: [String: Article]
  ) {
    for example in examples where proofs.verdict(of: example.id) == .compiled {
      let passing = passing[example.id]
      let lines = lines(of: example, in: articles[example.id.article])
      let runs = passing.filter { proofs[$0]?.runs(lines, of: example) ?? false }
      if !runs.isEmpty {
        users[example.id] = Users(relation: "run in", examples: runs)
      } else if !passing.isEmpty,
        !lines.contains(where: { coverage.hasRun($0, of: example.id.article) != nil })
      {
        users[example.id] = Users(relation: "used in", examples: passing)
      }
    }
  }

  /// Returns the passing examples that run lines of an example without expectations or, if none of
  /// its lines can run, use its declarations.
  ///
  /// - Returns: Nil if the example has expectations, or if no passing example proves it.
  subscript(example: Example.ID) -> Users? { users[example] }
}

private func lines(of example: Example, in article: Article?) -> Set<Int> {
  guard let article else { return [] }
  let snippets = example.snippets.filter(article.snippets.indices.contains)
  return Set(snippets.flatMap { article.snippets[$0].lines.map(\.number) })
}

extension Proof {
  /// Returns whether any of the given lines of another example ran.
  fileprivate func runs(_ lines: Set<Int>, of other: Example) -> Bool {
    self.lines?.contains {
      $0.hasRun && $0.location.file == other.id.article && lines.contains($0.location.line)
    } ?? false
  }
}
