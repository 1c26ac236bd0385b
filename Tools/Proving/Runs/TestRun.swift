import WaymarkModel
import WaymarkOutcomes

/// A run of `waymark test`, which can stop early or run the examples several times.
package struct TestRun {
  private let proving: Proving
  private let count: Int
  private let failsFast: Bool

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - count: The number of results of each example to compare. The first can come from the
  ///     cache. If the verdicts differ, an error is reported.
  ///   - failsFast: Whether to stop at the first example that isn't proved. Examples are then run
  ///     only once.
  package init(_ proving: Proving, count: Int = 1, failsFast: Bool = false) {
    self.proving = proving
    self.count = count
    self.failsFast = failsFast
  }

  /// Reads the articles and runs their examples.
  ///
  /// - Throws: `EnvironmentError` or `Failure` if the articles can't be read or the examples can't
  ///   be run.
  package func outcome() async throws -> Outcome {
    let extraction = try await proving.extraction()
    if failsFast { return try await outcomeUntilFailure(of: extraction) }
    var outcome = try await proving.prove(extraction)
    guard count > 1 else { return outcome }
    var verdicts = outcome.proofs.map { [$0.verdict] }
    for _ in 1..<count {
      let again = try await proving.run(extraction.examples, of: extraction, runsAgain: true)
      for (index, evaluation) in again.enumerated() {
        verdicts[index].append(evaluation.proof.verdict)
      }
    }
    outcome.diagnostics += zip(extraction.examples, verdicts).compactMap { example, verdicts in
      flakinessError(of: example, verdicts, in: outcome)
    }
    return outcome
  }

  /// Returns an error for an example whose verdicts differ; nil if they are equal.
  private func flakinessError(
    of example: Example, _ verdicts: [Verdict], in outcome: Outcome
  ) -> Diagnostic? {
    guard Set(verdicts).count > 1, let location = outcome.location(of: example.id) else {
      return nil
    }
    let counts = Verdict.allCases.compactMap { verdict in
      let count = verdicts.count { $0 == verdict }
      return count == 0 ? nil : "\(verdict.rawValue) \(count)"
    }
    return Diagnostic(
      at: location,
      "the verdict of the example '\(example.id.name)' changes from run to run: "
        + counts.joined(separator: ", "),
      hint: Self.stabilityHint)
  }

  /// The hint about an example whose results change from run to run.
  static let stabilityHint =
    "look for code that depends on the time or on random numbers, or that isn't awaited"

  /// Returns the outcome of a run that stops at the first example that isn't proved. Examples that
  /// weren't run have no proof and are counted only in ``Outcome/skipped``.
  private func outcomeUntilFailure(of extraction: Extraction) async throws -> Outcome {
    let whole = Outcome(extraction, proofs: [])
    let proofs = try await proving.run(extraction.examples, of: extraction) { proof in
      !whole.isAcceptable(proof)
    }.map(\.proof)
    var outcome = Outcome(extraction, proofs: proofs)
    let proved = Set(proofs.map(\.example))
    outcome.examples = extraction.examples.filter { proved.contains($0.id) }
    outcome.skipped = extraction.examples.count - outcome.examples.count
    return outcome
  }
}
