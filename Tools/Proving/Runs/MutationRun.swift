import WaymarkModel
import WaymarkMutating
import WaymarkOutcomes

/// A run that mutates the snippets of articles and determines which changes an expectation detects.
package struct MutationRun {
  private struct Change {
    var owner: Example
    var mutation: Mutation
  }

  private let extraction: Extraction
  private let verdicts: [Example.ID: Verdict]
  /// The changes to each article, in the order of its lines.
  private let changes: [(article: String, changes: [Change])]

  /// Creates a run and selects its changes.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the unchanged examples.
  ///   - limit: The maximum number of changes per article, spread evenly; no limit if nil.
  package init(_ extraction: Extraction, _ outcome: Outcome, limit: Int?) {
    self.extraction = extraction
    verdicts = Dictionary(uniqueKeysWithValues: outcome.proofs.map { ($0.example, $0.verdict) })
    let assertions = outcome.proofs.flatMap(\.expectations)
      .filter { $0.kind == .assertion }.map(\.location)
    changes = extraction.articles.map { article in
      let changes = extraction.examples.filter { $0.id.article == article.file }.flatMap { owner in
        mutations(of: owner, in: article, assertions: Set(assertions)).map {
          Change(owner: owner, mutation: $0)
        }
      }
      return (article.file, changes.sorted { $0.mutation < $1.mutation }.spread(limit))
    }
  }

  /// Runs each change in the example that contains the changed snippet and, if no expectation
  /// detects the change there, in the examples that use that example.
  ///
  /// - Parameter prove: A closure that returns a proof for each example.
  /// - Throws: Any error that `prove` throws.
  package func report(prove: ([Example]) async throws -> [Proof]) async throws -> MutationReport {
    let all = changes.flatMap(\.changes)
    var results = try await results(of: all.map { ($0.mutation, [$0.owner]) }, prove)
    let open = results.indices.filter { results[$0] == .undetected }
    let used = try await self.results(
      of: open.map { (all[$0].mutation, users(of: all[$0].owner)) }, prove)
    for (index, result) in zip(open, used) { results[index] = result }
    var rest = zip(all.map(\.mutation), results).map { ($0, $1) }[...]
    return MutationReport(
      articles: changes.map { article, changes in
        defer { rest = rest.dropFirst(changes.count) }
        return MutationReport.Entry(article: article, results: Array(rest.prefix(changes.count)))
      })
  }

  private func results(
    of changes: [(mutation: Mutation, examples: [Example])],
    _ prove: ([Example]) async throws -> [Proof]
  ) async throws -> [MutationResult] {
    let mutated = changes.map { change in
      change.examples.compactMap { $0.applying(change.mutation) }
    }
    var proofs = try await prove(mutated.flatMap(\.self))[...]
    return mutated.map { examples in
      defer { proofs = proofs.dropFirst(examples.count) }
      let results = proofs.prefix(examples.count).map { proof in
        MutationResult(proof.verdict, insteadOf: verdicts[proof.example]!)
      }
      return results.first { $0 == .detected } ?? results.first { $0 == .uncompiled } ?? .undetected
    }
  }

  private func users(of owner: Example) -> [Example] {
    extraction.examples.filter { $0.used.contains(owner.id) }
  }
}

extension Array {
  /// Returns at most `limit` evenly spaced elements, starting with the first.
  fileprivate func spread(_ limit: Int?) -> [Element] {
    guard let limit, limit < count else { return self }
    return (0..<limit).map { self[$0 * count / limit] }
  }
}
