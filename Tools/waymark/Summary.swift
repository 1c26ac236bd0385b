import Article

/// The end of a run in words.
enum Summary {
  /// One block per error, then a line that counts: `12 examples: 10 passed, 1 compiled, 1 failed`.
  static func lines(of outcome: Outcome) -> [String] {
    outcome.errors.map(\.description) + [count(of: outcome)]
  }

  private static func count(of outcome: Outcome) -> String {
    let examples = outcome.proofs.count
    let checks = outcome.proofs.reduce(0) { $0 + $1.expectations.count }
    let counts = outcome.counts
    let parts = Verdict.allCases.compactMap { verdict in
      counts[verdict].map { "\($0) \(verdict.rawValue)" }
    }
    let all = parts.isEmpty ? "nothing to prove" : parts.joined(separator: ", ")
    let mistakes = outcome.problems.count { $0.severity == .error }
    let also = mistakes == 0 ? "" : ", and \(counted(mistakes, "mistake")) in the articles"
    return "\(counted(examples, "example")), \(counted(checks, "expectation")): \(all)\(also)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
