import WaymarkModel
import WaymarkResults

/// The expectations that a run reached, and their results.
struct ReachedExpectations {
  /// The expectations, in the order in which they were checked.
  var expectations: [Proof.Expectation] = []
  var issues: [Issue] = []
  private var operandValues = OperandValues()
  /// The number of the task that reached each expectation, keyed by the indices of the
  /// expectations.
  private var tasks: [Int: Int] = [:]
  /// The probes of the expectations, keyed by the indices of the expectations.
  private var probes: [Int: Example.Probe] = [:]
  /// The indices of the `withKnownIssue` expectations that matched an issue.
  private var allowing: Set<Int> = []

  struct Issue {
    var location: SourceLocation
    /// The text as reported by Swift Testing.
    var text: String
    /// The message to show.
    var message: String
    /// Whether the snippet with `reports=`, or with another option that states the expected result,
    /// contains the issue or was running when it occurred; true if there is no such snippet.
    var isOwn: Bool
    /// Whether the issue is the error, the cancellation, or the skip that ended its test.
    var endsTest: Bool
    /// The index of the expectation that failed because of the issue; nil if there is none.
    var expectation: Int?
  }

  /// Records that an issue matched a call of `withKnownIssue`: the innermost call around it or, if
  /// the issue is elsewhere, the last call.
  fileprivate mutating func allow(_ location: SourceLocation?) {
    let all = expectations.indices.filter(isKnownIssue)
    let around = location.flatMap { location in all.last { expectations[$0].contains(location) } }
    if let index = around ?? all.last { allowing.insert(index) }
  }

  /// Removes each intermittent `withKnownIssue` in which no issue occurred, because it checked
  /// nothing.
  fileprivate mutating func dropUnusedAllowances() {
    let unused = expectations.indices.filter { index in
      expectations[index].held && isKnownIssue(index) && !allowing.contains(index)
    }
    for index in unused.reversed() {
      expectations.remove(at: index)
      for issue in issues.indices {
        if let expectation = issues[issue].expectation, expectation > index {
          issues[issue].expectation = expectation - 1
        }
      }
    }
    allowing = []
  }

  /// Adds an expectation that was reached, with the operands that were evaluated before it.
  fileprivate mutating func add(_ probe: Example.Probe, task: Int) {
    let index = expectations.count
    expectations.append(
      Proof.Expectation(kind: .condition, location: probe.location, text: probe.text, held: true))
    tasks[index] = task
    probes[index] = probe
    let values = operandValues.reach(
      index, among: probe.operands.count, at: .init(probe: probe.id, task: task))
    expectations[index].values = values.map { .init(text: probe.operands[$0], value: $1) }
  }

  /// Adds the value of an operand.
  fileprivate mutating func add(
    _ text: String, of operand: Int, _ probe: Example.Probe, task: Int
  ) {
    guard probe.operands.indices.contains(operand) else { return }
    let index = operandValues.add(
      text, of: operand, among: probe.operands.count, at: .init(probe: probe.id, task: task))
    if let index {
      expectations[index].values.append(.init(text: probe.operands[operand], value: text))
    }
  }

  /// Adds the values of the conditions of expectations without operands.
  fileprivate mutating func addConditions() {
    for (index, probe) in probes {
      guard let text = probe.condition else { continue }
      expectations[index].values = [.init(text: text, value: "\(expectations[index].held)")]
    }
  }

  private func isKnownIssue(_ index: Int) -> Bool { probes[index]?.name == "withKnownIssue" }

  private func isXCTest(_ index: Int) -> Bool { probes[index]?.name.hasPrefix("XCT") ?? false }

  /// Sorts expectations that several tasks reached at the same location by their values, because
  /// the tasks can run in any order.
  fileprivate mutating func orderConcurrentExpectations() {
    let locations = Dictionary(grouping: tasks.keys.sorted()) { expectations[$0].location }
    for indices in locations.values where Set(indices.map { tasks[$0] }).count > 1 {
      let sorted = indices.sorted {
        expectations[$0].valueTexts.lexicographicallyPrecedes(expectations[$1].valueTexts)
      }
      let moved = Dictionary(uniqueKeysWithValues: zip(sorted, indices))
      for (index, expectation) in zip(indices, sorted.map { expectations[$0] }) {
        expectations[index] = expectation
      }
      for index in issues.indices {
        if let expectation = issues[index].expectation {
          issues[index].expectation = moved[expectation] ?? expectation
        }
      }
    }
  }

  /// Adds a state change to the preceding assertion about the action that caused it. Ignores
  /// actions that the test didn't send.
  fileprivate mutating func add(_ step: Execution.Step, _ translate: (String) -> String) {
    guard step.kind == .sent else { return }
    let index = expectations.lastIndex { $0.text == "send(\(step.action))" && $0.observed == nil }
    if let index { expectations[index].observed = inWords(step.change, translate) }
  }

  /// Returns the last expectation at a location, preferring expectations that the given task
  /// reached.
  fileprivate func last(at location: SourceLocation, task: Int) -> Int? {
    let found = expectations.indices.filter { index in
      let own = expectations[index].location
      return own.file == location.file && own.line == location.line
        && (own.column == location.column || expectations[index].kind == .assertion
          || isXCTest(index))
    }
    return found.last { tasks[$0] == task } ?? found.last
  }

  /// Returns the location of an XCTest assertion, which reports only its line; nil for other
  /// expectations.
  fileprivate func locationOfXCTest(at index: Int) -> SourceLocation? {
    isXCTest(index) ? expectations[index].location : nil
  }

  /// Returns the last expectation if it is a macro or a function and the issue is a failed macro;
  /// otherwise nil. An expectation with an explicit source location fails at that location instead
  /// of its own.
  fileprivate func last(madeFor issue: Execution.Issue) -> Int? {
    guard issue.text.hasPrefix("Expectation failed") else { return nil }
    return expectations.indices.last.flatMap { expectations[$0].kind == .condition ? $0 : nil }
  }
}

extension ProofBuilder {
  /// Returns the expectations that the events of a run report. An issue makes the last expectation
  /// at its location fail.
  func reachedExpectations(in execution: Execution) -> ReachedExpectations {
    var reached = ReachedExpectations()
    var snippet: Int?
    for event in execution.events {
      switch event {
      case .snippet(let index): snippet = index
      case .check(let id, let task): probe(id).map { reached.add($0, task: task) }
      case .value(let id, let operand, let text, let task):
        probe(id).map { reached.add(sourceMap.translate(text), of: operand, $0, task: task) }
      case .assertion(let file, let line, let column, let text, let change):
        let location =
          sourceMap.isGenerated(file)
          ? sourceMap.location(line: line, column: column) : sourceMap.location(ofSnippet: snippet)
        reached.expectations.append(
          Proof.Expectation(
            kind: .assertion, location: location, text: text, held: true,
            observed: change.map { inWords($0, sourceMap.translate) }))
      case .step(let step): reached.add(step, sourceMap.translate)
      case .issue(let issue), .raised(let issue): add(issue, in: snippet, to: &reached)
      case .picture, .map, .testStarted, .broken, .incomplete, .end, .full: break
      }
    }
    // Add the conditions before the expectations are reordered, because they refer to the original
    // indices.
    reached.addConditions()
    reached.orderConcurrentExpectations()
    reached.dropUnusedAllowances()
    return reached
  }

  private func probe(_ id: Int) -> Example.Probe? { example.probes.first { $0.id == id } }

  private func add(
    _ issue: Execution.Issue, in snippet: Int?, to reached: inout ReachedExpectations
  ) {
    let own = sourceMap.location(of: issue)
    let location = own ?? sourceMap.location(ofSnippet: snippet)
    let text = sourceMap.translate(issue.text)
    let foreign = own == nil && issue.file.map { !sourceMap.isGenerated($0) } ?? false
    let file = issue.file?.namePart ?? ""
    let message = foreign ? "\(text) (at \(file):\(issue.line))" : text
    let expectation =
      own.flatMap { reached.last(at: $0, task: issue.task) } ?? reached.last(madeFor: issue)
    if let expectation {
      reached.expectations[expectation].held = false
      reached.expectations[expectation].exemption = issue.exemption
    }
    if issue.exemption == .known { reached.allow(own) }
    let isOwn =
      example.planningSnippets.map { planning in
        snippet.map(planning.positions.contains) == true
          || own != nil && planning.lines.contains(issue.line)
      } ?? true
    guard issue.exemption == nil else { return }
    reached.issues.append(
      ReachedExpectations.Issue(
        location: expectation.flatMap { reached.locationOfXCTest(at: $0) } ?? location, text: text,
        message: message, isOwn: isOwn, endsTest: issue.endsTest, expectation: expectation
      )
    )
  }
}

private func inWords(_ change: String, _ translate: (String) -> String) -> String {
  change.isEmpty ? "the state didn't change" : translate(change)
}

extension Proof.Expectation {
  fileprivate var valueTexts: [String] { values.map(\.value) }

  /// Returns whether the expectation's text, which can have several lines, contains a
  /// location.
  fileprivate func contains(_ other: SourceLocation) -> Bool {
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
    return location.file == other.file
      && (location.line...(location.line + lines)).contains(other.line)
  }
}
