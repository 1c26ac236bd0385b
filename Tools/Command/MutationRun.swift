import Article
import Mutating

/// Makes changes to the snippets of articles and finds out which of them a check notices.
struct MutationRun {
  private struct Change {
    var owner: Example
    var mutation: Mutation
  }

  private let extraction: Extraction
  private let verdicts: [Example.ID: Verdict]
  /// By article, in the order of its lines.
  private let changes: [(article: String, changes: [Change])]

  /// - Parameters:
  ///   - outcome: What the unchanged examples did.
  ///   - limit: How many changes to make to an article; all if nil. They are spread over it evenly.
  init(_ extraction: Extraction, _ outcome: Outcome, limit: Int?) {
    self.extraction = extraction
    verdicts = Dictionary(uniqueKeysWithValues: outcome.proofs.map { ($0.example, $0.verdict) })
    changes = extraction.articles.map { article in
      let changes = extraction.examples.filter { $0.id.article == article.file }.flatMap { owner in
        mutations(of: owner, in: article).map { Change(owner: owner, mutation: $0) }
      }
      return (article.file, changes.sorted { $0.mutation < $1.mutation }.spread(limit))
    }
  }

  /// Runs each change: in the example that the snippet belongs to, and, as long as nothing notices it,
  /// in the examples that use that one.
  ///
  /// - Parameter prove: Makes a proof of each example.
  func report(prove: ([Example]) async throws -> [Proof]) async throws -> MutationReport {
    let all = changes.flatMap(\.changes)
    var outcomes = try await outcomes(of: all.map { ($0.mutation, [$0.owner]) }, prove)
    let open = outcomes.indices.filter { outcomes[$0] == .unnoticed }
    let used = try await self.outcomes(
      of: open.map { (all[$0].mutation, users(of: all[$0].owner)) }, prove)
    for (index, outcome) in zip(open, used) { outcomes[index] = outcome }
    var rest = zip(all.map(\.mutation), outcomes).map { ($0, $1) }[...]
    return MutationReport(
      articles: changes.map { article, changes in
        defer { rest = rest.dropFirst(changes.count) }
        return MutationReport.Entry(article: article, outcomes: Array(rest.prefix(changes.count)))
      })
  }

  private func outcomes(
    of changes: [(mutation: Mutation, examples: [Example])],
    _ prove: ([Example]) async throws -> [Proof]
  ) async throws -> [MutationOutcome] {
    let mutated = changes.map { change in change.examples.compactMap { $0.applying(change.mutation) } }
    var proofs = try await prove(mutated.flatMap(\.self))[...]
    return mutated.map { examples in
      defer { proofs = proofs.dropFirst(examples.count) }
      let outcomes = proofs.prefix(examples.count).map { proof in
        MutationOutcome(proof.verdict, insteadOf: verdicts[proof.example]!)
      }
      return outcomes.first { $0 == .noticed } ?? outcomes.first { $0 == .uncompiled } ?? .unnoticed
    }
  }

  private func users(of owner: Example) -> [Example] {
    extraction.examples.filter { $0.used.contains(owner.id) }
  }
}

extension Array {
  /// At most so many elements, the first among them, at even distances.
  fileprivate func spread(_ limit: Int?) -> [Element] {
    guard let limit, limit < count else { return self }
    return (0..<limit).map { self[$0 * count / limit] }
  }
}
