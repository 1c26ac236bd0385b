import WaymarkModel

extension Outcome {
  /// An error for each shown snippet with lines that no passing example ran or with checks that none
  /// made, unless it has `unreached=`, and for each snippet that has `unreached=` although all of its
  /// lines ran and all of its checks were made.
  ///
  /// Articles of which only some examples were proved are omitted.
  var unreachedLines: [Diagnostic] {
    let coverage = LineCoverage(proofs)
    let checks = Dictionary(grouping: unmadeChecks, by: \.file)
    let proved = Dictionary(grouping: examples, by: \.id.article)
      .mapValues { Set($0.flatMap(\.snippets)).count }
    return articles.filter { proved[$0.file] == $0.snippets.count }
      .flatMap(\.snippets)
      .filter { $0.visibility == .shown }
      .compactMap { snippet in
        let lines = coverage.lines(of: snippet).unreached
        let numbers = Set(snippet.lines.map(\.number)).subtracting(lines)
        let checks = (checks[snippet.location.file] ?? []).filter { numbers.contains($0.line) }
        return unreached(snippet, lines: lines, checks: checks)
      }
  }

  /// The locations of the checks in passed examples that no run made, in order.
  ///
  /// A `withKnownIssue` that may be intermittent doesn't count, because it checks nothing if no issue
  /// occurs. Neither do the checks of examples that must fail.
  private var unmadeChecks: [SourceLocation] {
    let made = Set(proofs.flatMap(\.expectations).map(\.location))
    let passed = Set(proofs.filter { $0.verdict == .passed || $0.verdict == .compiled }.map(\.example))
    let probes = examples.filter { passed.contains($0.id) && $0.plan == .run }.flatMap(\.probes)
    let unmade = probes.filter { !made.contains($0.location) && $0.name != "withKnownIssue" }
    return Set(unmade.map(\.location)).sorted()
  }

  private func unreached(
    _ snippet: Snippet, lines: [Int], checks: [SourceLocation]
  ) -> Diagnostic? {
    let place = lines.first.map { SourceLocation(file: snippet.location.file, line: $0, column: 1) }
    guard let place = place ?? checks.first else {
      guard snippet.unreached != nil else { return nil }
      return Diagnostic(
        at: snippet.location(of: "unreached"),
        "every line of this snippet ran", hint: "remove 'unreached='")
    }
    guard snippet.unreached == nil else { return nil }
    let others = lines.dropFirst()
    let message =
      lines.isEmpty
      ? "no passing example makes this check"
      : "no passing example runs this line" + (others.isEmpty ? "" : " or \(lineNumbers(others))")
    return Diagnostic(
      at: place, message,
      hint: "add a passing example that runs this code to any article in this run, "
        + "or explain why none does: unreached=\"…\"")
  }
}
