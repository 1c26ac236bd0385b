import WaymarkModel
import WaymarkResults

extension ProofBuilder {
  /// Returns the verdict of an example that was run.
  mutating func verdict(_ execution: Execution) -> Verdict {
    let reached = reachedExpectations(in: execution)
    if case .traps(let text) = example.plan {
      expectations = reached.expectations
      return expectTrap(execution, reached, containing: text)
    }
    if let end = prematureEnd(of: execution) {
      expectations = reached.expectations
      for issue in reached.issues { report(issue) }
      return end
    }
    if case .reports(let text) = example.plan {
      expectIssues(reached, containing: text, in: execution)
    } else {
      expectations = reached.expectations
      for issue in reached.issues { report(issue) }
    }
    comparePrints(execution)
    collectPictures(execution)
    if !diagnostics.isEmpty { return .failed }
    return expectations.contains(where: \.isCounted) ? .passed : .compiled
  }

  /// Returns the verdict for a run in which the tests couldn't run, or didn't run to completion;
  /// nil for any other run.
  private mutating func prematureEnd(of execution: Execution) -> Verdict? {
    let location = sourceMap.location(ofSnippet: execution.lastSnippet)
    switch execution.ending {
    case .timedOut:
      report(
        location,
        "the example didn't end within \(inSeconds(execution.limit)) and was stopped",
        hint: "if it needs more time, set 'time-limit' in waymark.yml, or use --time-limit")
      return .timedOut
    case .outputLimitExceeded:
      report(
        location, "the example printed more than 8 MB and was stopped",
        hint: "end the loop that prints, or print less", reason: .outputLimit)
      return .failed
    case .signalled where !execution.isComplete:
      let trap = Trap(execution)
      let evidence = trap.text.isEmpty ? execution.lastErrorLine : ""
      report(
        trap.location(sourceMap) ?? location, trap.message + evidence,
        reason: trap.isFault ? nil : .signal)
      return .crashed
    case .exited where execution.events.last == .full:
      report(
        location, "the example recorded more than 60 MB of results and was stopped",
        hint: "if the expectations are in a loop, make sure that the loop ends; "
          + "if their comments are long, shorten them")
      return .failed
    case .exited(let status) where !execution.isComplete:
      report(
        location,
        "the process ended with status \(status) before its test ended\(execution.lastErrorLine)",
        hint: "remove the call that ends the process, or show it in a snippet with 'untested='",
        reason: status == 0 ? .exit : .failedExit)
      return .crashed
    case .exited, .signalled:
      guard let message = execution.missingResults else { return nil }
      report(location, message, hint: Self.missingResultsHint, reason: .missingResults)
      return .crashed
    }
  }

  /// The hint about results that Swift Testing didn't report.
  private static let missingResultsHint =
    "run the command again; if results are still missing, show the code in a snippet with "
    + "'untested='"

  private mutating func report(_ issue: ReachedExpectations.Issue) {
    report(issue.location, issue.message, reason: issue.endsTest ? .earlyEnd : nil)
  }

  private mutating func expectTrap(
    _ execution: Execution, _ reached: ReachedExpectations, containing text: String
  ) -> Verdict {
    let location = sourceMap.location(ofSnippet: execution.lastSnippet)
    guard case .signalled = execution.ending, !execution.isComplete else {
      expectations.append(
        Proof.Expectation(kind: .trap, location: location, text: "traps: \(text)", held: false))
      if let end = prematureEnd(of: execution) { return end }
      report(
        location,
        "expected a trap whose message contains '\(text)', but the code didn't trap",
        hint: "remove 'traps=', or show code that traps")
      for issue in reached.issues { report(issue) }
      return .failed
    }
    let trap = Trap(execution)
    let isOwn = isInPlanningSnippet(trap, execution)
    let isExpected = isOwn && trap.message.contains(text)
    let trapLocation = trap.location(sourceMap) ?? location
    expectations.append(
      Proof.Expectation(
        kind: .trap, location: trapLocation, text: "traps: \(text)", held: isExpected,
        observed: trap.message))
    if !isOwn {
      report(
        trapLocation,
        """
        expected a trap in the snippet with 'traps=', but the code trapped here:
        \(trap.message)
        """,
        hint: "move 'traps=' to this snippet, or change the code")
    } else if !isExpected {
      report(
        trapLocation,
        """
        expected a trap whose message contains '\(text)'; the message is:
        \(trap.message)
        """,
        hint: "change the text of 'traps=' to part of this message, or change the code")
    }
    if let message = execution.missingResults {
      report(location, message, hint: Self.missingResultsHint)
    }
    for issue in reached.issues {
      report(
        issue.location, "an issue was reported before the trap: \(issue.message)",
        hint: "show code that only traps")
    }
    comparePrints(execution)
    collectPictures(execution)
    return diagnostics.isEmpty ? .passed : .failed
  }

  /// Returns whether the snippet with `traps=` trapped: the trap, or a call that led to it, is in
  /// the snippet, or the snippet was the last one that began to run.
  private func isInPlanningSnippet(_ trap: Trap, _ execution: Execution) -> Bool {
    guard let planning = example.planningSnippets else { return true }
    if trap.frames.contains(where: { planning.lines.contains($0.line) }) { return true }
    return execution.lastSnippet.map(planning.positions.contains) ?? trap.frames.isEmpty
  }

  private mutating func expectIssues(
    _ reached: ReachedExpectations, containing text: String, in execution: Execution
  ) {
    let failed = Set(reached.issues.compactMap(\.expectation))
    for (index, expectation) in reached.expectations.enumerated() where !failed.contains(index) {
      expectations.append(expectation)
    }
    let isMisplaced = !reached.issues.isEmpty && !reached.issues.contains(where: \.isOwn)
    for issue in reached.issues {
      let isExpected = issue.text.contains(text) && !isMisplaced && !issue.endsTest
      expectations.append(
        Proof.Expectation(
          kind: .issue, location: issue.location, text: "reports: \(text)", held: isExpected,
          observed: issue.message))
      if isMisplaced {
        report(
          issue.location,
          """
          expected the snippet with 'reports=' to report an issue, but only other snippets did; \
          the issue reported here is:
          \(issue.message)
          """,
          hint: "move 'reports=' to this snippet, or change the code")
      } else if issue.endsTest {
        report(
          issue.location,
          """
          code with 'reports=' must run to completion, but this ended the test:
          \(issue.message)
          """,
          hint: "catch the error, or remove the call that ends the test")
      } else if !isExpected {
        report(
          issue.location,
          """
          expected every issue to contain '\(text)', as 'reports=' states; the issue reported here \
          is:
          \(issue.message)
          """,
          hint: "change the text of 'reports=' to part of each reported issue, or change the code")
      }
    }
    guard reached.issues.isEmpty else { return }
    let location = sourceMap.location(ofSnippet: execution.lastSnippet)
    expectations.append(
      Proof.Expectation(kind: .issue, location: location, text: "reports: \(text)", held: false))
    report(
      location, "expected an issue that contains '\(text)', but none was reported",
      hint: "remove 'reports=', or show code that reports an issue")
  }
}

extension Execution {
  /// The last line written to standard error, without the program's own path, as the end of a
  /// message; empty if nothing was written.
  fileprivate var lastErrorLine: String {
    let line = error.split(separator: "\n").last { $0.contains { !$0.isWhitespace } }
    return line.map { line in
      line.firstRange(of: "/example.xctest: ").map { line[$0.upperBound...] } ?? line
    }.map { "; it wrote '\($0)'" } ?? ""
  }

  /// A message about results that Swift Testing didn't report; nil if none are missing. The event
  /// with the reason can precede any other event, because examples and Swift Testing run
  /// concurrently.
  fileprivate var missingResults: String? {
    events.lazy.compactMap { event in
      switch event {
      case .broken(let reason): "the tests didn't run: \(reason)"
      case .incomplete(let reason): "the results of the tests are incomplete: \(reason)"
      default: nil
      }
    }.first
  }

  /// The last snippet whose statements began to run.
  var lastSnippet: Int? {
    events.reversed().lazy.compactMap { if case .snippet(let index) = $0 { index } else { nil } }
      .first
  }
}
