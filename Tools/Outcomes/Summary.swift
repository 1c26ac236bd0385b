import WaymarkModel
import WaymarkProject

/// A one-line summary of a run.
package enum Summary {
  /// Returns a line such as `12 examples, 40 expectations: 10 passed, 1 compiled, 1 failed`.
  package static func line(of outcome: Outcome) -> String {
    let expectations = outcome.proofs.reduce(0) { $0 + $1.counted.count }
    let counts = outcome.counts
    let parts = Verdict.allCases.compactMap { verdict in
      counts[verdict].map { "\($0) \(verdict.words(for: $0))" }
    }
    let all = parts.isEmpty ? "nothing to prove" : parts.joined(separator: ", ")
    let rest = outcome.skipped == 0 ? "" : "; \(outcome.skipped) not run"
    let mistakes = outcome.diagnostics.count { $0.severity == .error }
    let also = mistakes == 0 ? "" : ", and \(counted(mistakes, "mistake")) in the articles"
    let examples = counted(outcome.proofs.count, "example")
    return "\(examples), \(counted(expectations, "expectation")): \(all)\(rest)\(also)"
  }
}
