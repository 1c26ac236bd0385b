import WaymarkModel

/// The checks of a run and their results.
struct Checks {
  /// The expectations, in the order in which they were checked.
  var expectations: [Proof.Expectation] = []
  var issues: [Issue] = []
  /// Each `withKnownIssue` that an issue was known to, by its position.
  private var allowing: Set<Int> = []

  struct Issue {
    var place: SourceLocation
    /// The text as reported by Swift Testing.
    var text: String
    /// The message for people.
    var message: String
    /// The index of the expectation that the issue made fail.
    var check: Int?
  }

  /// StageCache that an issue is known to the last `withKnownIssue`.
  fileprivate mutating func allow() {
    if let index = expectations.lastIndex(where: { $0.text.isKnownIssue }) { allowing.insert(index) }
  }

  /// Takes out each `withKnownIssue` that nothing happened in and that accepts that: it checked
  /// nothing.
  fileprivate mutating func dropUnusedAllowances() {
    let unused = expectations.indices.filter { index in
      expectations[index].held && expectations[index].text.isKnownIssue
        && !allowing.contains(index)
    }
    for index in unused.reversed() {
      expectations.remove(at: index)
      for issue in issues.indices {
        if let check = issues[issue].check, check > index { issues[issue].check = check - 1 }
      }
    }
    allowing = []
  }

  fileprivate func last(at place: SourceLocation) -> Int? {
    expectations.lastIndex { expectation in
      let location = expectation.location
      return location.file == place.file && location.line == place.line
        && (location.column == place.column || expectation.kind == .assertion
          || expectation.text.isXCTest)
    }
  }

  /// Returns the location of an XCTest assertion, which reports only its line; nil for other
  /// checks.
  fileprivate func placeOfXCTest(at index: Int) -> SourceLocation? {
    let expectation = expectations[index]
    return expectation.text.isXCTest ? expectation.location : nil
  }

  /// A check with an explicit source location fails at that location instead of its own.
  fileprivate func last(madeFor issue: Execution.Issue) -> Int? {
    guard issue.text.hasPrefix("Expectation failed") else { return nil }
    return expectations.indices.last.flatMap { expectations[$0].kind == .check ? $0 : nil }
  }
}

extension Assessment {
  /// Processes the events of a run. An issue makes the last check at its location fail.
  func checks(in execution: Execution) -> Checks {
    var checks = Checks()
    var snippet: Int?
    for event in execution.events {
      switch event {
      case .snippet(let index): snippet = index
      case .check(let id): add(check: id, to: &checks)
      case .assertion(let file, let line, let column, let text):
        let place =
          sourceMap.isGenerated(file)
          ? sourceMap.place(line: line, column: column) : sourceMap.place(ofSnippet: snippet)
        checks.expectations.append(
          Proof.Expectation(kind: .assertion, location: place, text: text, held: true)
        )
      case .issue(let issue), .raised(let issue): add(issue, in: snippet, to: &checks)
      case .screen, .testStarted, .broken, .end, .full: break
      }
    }
    checks.dropUnusedAllowances()
    return checks
  }

  private func add(check id: Int, to checks: inout Checks) {
    guard let probe = example.probes.first(where: { $0.id == id }) else { return }
    checks.expectations.append(
      Proof.Expectation(kind: .check, location: probe.location, text: probe.text, held: true)
    )
  }

  private func add(_ issue: Execution.Issue, in snippet: Int?, to checks: inout Checks) {
    let own = sourceMap.place(of: issue)
    let place = own ?? sourceMap.place(ofSnippet: snippet)
    let text = sourceMap.translate(issue.text)
    let foreign = own == nil && issue.file.map { !sourceMap.isGenerated($0) } ?? false
    let file = issue.file?.split(separator: "/").last ?? ""
    let message = foreign ? "\(text) (at \(file):\(issue.line))" : text
    let check = own.flatMap { checks.last(at: $0) } ?? checks.last(madeFor: issue)
    if let check {
      checks.expectations[check].held = false
      checks.expectations[check].exemption = issue.exemption
    }
    if issue.exemption == .known { checks.allow() }
    guard issue.exemption == nil else { return }
    checks.issues.append(
      Checks.Issue(
        place: check.flatMap { checks.placeOfXCTest(at: $0) } ?? place, text: text,
        message: message, check: check
      )
    )
  }
}

extension String {
  fileprivate var isXCTest: Bool { hasPrefix("XCT") }

  fileprivate var isKnownIssue: Bool {
    hasPrefix("withKnownIssue") || hasPrefix("Testing.withKnownIssue")
  }
}
