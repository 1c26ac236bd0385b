import WaymarkModel

/// The checks of a run and their results.
struct Checks {
  /// The expectations, in the order in which they were checked.
  var expectations: [Proof.Expectation] = []
  var issues: [Issue] = []
  /// The values of operands whose check hasn't been reached yet, by probe and operand.
  private var values: [Int: [Int: String]] = [:]
  /// The last expectation of each probe, and the operands whose values it has.
  private var latest: [Int: (index: Int, operands: Set<Int>)] = [:]
  /// The conditions whose values are those of their checks, by the indices of the expectations.
  private var conditions: [Int: String] = [:]
  /// The actions that were received and not yet asserted.
  private var received: [(action: String, change: String)] = []
  /// The indices of the `withKnownIssue` expectations that matched an issue.
  private var allowing: Set<Int> = []

  struct Issue {
    var place: SourceLocation
    /// The text as reported by Swift Testing.
    var text: String
    /// The message to show.
    var message: String
    /// The index of the expectation that the issue made fail.
    var check: Int?
  }

  /// Records that an issue matched the last `withKnownIssue`.
  fileprivate mutating func allow() {
    if let index = expectations.lastIndex(where: { $0.text.isKnownIssue }) { allowing.insert(index) }
  }

  /// Removes each intermittent `withKnownIssue` in which no issue occurred: it checked nothing.
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

  /// Adds a check that was reached, with the operands that were evaluated before it.
  fileprivate mutating func add(_ probe: Example.Probe) {
    expectations.append(
      Proof.Expectation(kind: .check, location: probe.location, text: probe.text, held: true))
    latest[probe.id] = (expectations.count - 1, [])
    conditions[expectations.count - 1] = probe.condition
    for (operand, text) in (values.removeValue(forKey: probe.id) ?? [:]).sorted(by: { $0.key < $1.key }) {
      add(text, of: operand, probe)
    }
  }

  /// Adds the value of an operand. The left side of a comparison is evaluated before its check is
  /// reached, and the right side after that.
  fileprivate mutating func add(_ text: String, of operand: Int, _ probe: Example.Probe) {
    guard probe.operands.indices.contains(operand) else { return }
    guard let known = latest[probe.id], !known.operands.contains(operand) else {
      values[probe.id, default: [:]][operand] = text
      return
    }
    latest[probe.id]?.operands.insert(operand)
    expectations[known.index].values.append(.init(text: probe.operands[operand], value: text))
  }

  /// Adds the values of the conditions that are checks by themselves.
  fileprivate mutating func addConditions() {
    for (index, text) in conditions {
      expectations[index].values = [.init(text: text, value: "\(expectations[index].held)")]
    }
    conditions = [:]
  }

  /// Adds the difference of a step to the assertion about it.
  ///
  /// The assertion of an action that a test sends precedes the step; that of an action which it
  /// receives follows. Steps that nothing asserts are kept for a later assertion.
  fileprivate mutating func add(_ step: Execution.Step, _ translate: (String) -> String) {
    let change = step.change.isEmpty ? "the state didn't change" : translate(step.change)
    switch step.kind {
    case .sent:
      let index = expectations.lastIndex { $0.text == "send(\(step.action))" && $0.said == nil }
      if let index { expectations[index].said = change }
    case .received: received.append((step.action, change))
    case .started, .completed, .cancelled: break
    }
  }

  /// Returns the difference of an action that was received; nil if no such action is left.
  fileprivate mutating func change(receivedBy assertion: String) -> String? {
    let index = received.firstIndex { "receive(\($0.action))" == assertion }
    return index.map { received.remove(at: $0).change }
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
      case .check(let id): probe(id).map { checks.add($0) }
      case .value(let id, let operand, let text):
        probe(id).map { checks.add(sourceMap.translate(text), of: operand, $0) }
      case .assertion(let file, let line, let column, let text):
        let place =
          sourceMap.isGenerated(file)
          ? sourceMap.place(line: line, column: column) : sourceMap.place(ofSnippet: snippet)
        checks.expectations.append(
          Proof.Expectation(
            kind: .assertion, location: place, text: text, held: true,
            said: checks.change(receivedBy: text)))
      case .step(let step): checks.add(step, sourceMap.translate)
      case .issue(let issue), .raised(let issue): add(issue, in: snippet, to: &checks)
      case .screen, .map, .testStarted, .broken, .end, .full: break
      }
    }
    checks.addConditions()
    checks.dropUnusedAllowances()
    return checks
  }

  private func probe(_ id: Int) -> Example.Probe? { example.probes.first { $0.id == id } }

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
