import WaymarkModel

extension Outcome {
  /// The errors about shown snippets: one for each snippet with a line that no passing example ran
  /// or an expectation that no example checked, unless the snippet has `unreached=`, and one for
  /// each snippet that has `unreached=` although all of its lines ran and all of its expectations
  /// were checked.
  ///
  /// Articles of which only some examples were proved are omitted.
  var unreachedLines: [Diagnostic] {
    let coverage = LineCoverage(proofs)
    let unchecked = Dictionary(grouping: uncheckedExpectations, by: \.file)
    let proved = Dictionary(grouping: examples, by: \.id.article)
      .mapValues { Set($0.flatMap(\.snippets)).count }
    return articles.filter { proved[$0.file] == $0.snippets.count }
      .flatMap(\.snippets)
      .filter { $0.visibility == .shown }
      .compactMap { snippet in
        let lines = coverage.lines(of: snippet).unreached
        let numbers = Set(snippet.lines.map(\.number)).subtracting(lines)
        let places = (unchecked[snippet.location.file] ?? []).filter { numbers.contains($0.line) }
        return unreached(snippet, lines: lines, expectations: places)
      }
  }

  /// The locations of the expectations that weren't checked although their examples passed or
  /// compiled, in order.
  ///
  /// A `withKnownIssue` isn't included, because it may be intermittent. Neither are the
  /// expectations of examples that must fail.
  private var uncheckedExpectations: [SourceLocation] {
    let checked = Set(proofs.flatMap(\.expectations).map(\.location))
    let passed = Set(proofs.filter(\.verdict.isSuccess).map(\.example))
    let probes = examples.filter { passed.contains($0.id) && $0.plan == .run }.flatMap(\.probes)
    let unchecked = probes.filter {
      !checked.contains($0.location) && $0.name != "withKnownIssue"
    }
    return Set(unchecked.map(\.location)).sorted()
  }

  private func unreached(
    _ snippet: Snippet, lines: [Int], expectations: [SourceLocation]
  ) -> Diagnostic? {
    let location = lines.first.map {
      SourceLocation(file: snippet.location.file, line: $0, column: 1)
    }
    guard let location = location ?? expectations.first else {
      guard snippet.unreached != nil else { return nil }
      return Diagnostic(
        at: snippet.location(of: "unreached"),
        "every line of this snippet ran", hint: "remove 'unreached='")
    }
    guard snippet.unreached == nil else { return nil }
    let others = lines.dropFirst()
    let message =
      lines.isEmpty
      ? "no passing example checks this expectation"
      : "no passing example runs this line" + (others.isEmpty ? "" : " or \(lineNumbers(others))")
    return Diagnostic(
      at: location, message,
      hint: "add a passing example that runs this code to any article in this run, "
        + "or explain why none does: unreached=\"…\"")
  }
}
