import CustomDump

/// An action that a test expects to receive.
struct ActionExpectation<Action> {
  /// A description of the expected action, such as `.response(3)` or `\.response`.
  let label: String
  let matches: (Action) -> Bool

  /// A closure that returns the difference between the expected action and an action that doesn't
  /// match, or returns `nil` if the difference can't be shown.
  let mismatch: (Action) -> String?
  let location: IssueLocation
}

extension TestStore {
  /// Removes the expected action from the received actions, waiting for it if necessary, and
  /// asserts the state change.
  func receive(
    _ expectation: ActionExpectation<Action>,
    timeout duration: Duration?,
    assert update: ((inout State) throws -> Void)?
  ) async {
    let duration = duration ?? timeout
    await wait(atMost: duration) { isAnswered(expectation) }
    guard isAnswered(expectation) else {
      announce("receive", at: expectation.location)
      return expectation.location.report(nothingReceived(expectation, after: duration))
    }
    skipActions(before: expectation)
    let actual = received.removeFirst()
    announce(
      receiving: actionLabel(actual.action), change: diff(state, actual.state),
      at: expectation.location)
    guard expectation.matches(actual.action) else {
      state = actual.state
      return expectation.location.report(unexpected(actual.action, expectation))
    }
    expect(actual, from: state, after: update, at: expectation.location)
    state = actual.state
    await letEffectsRun()
  }

  /// Returns whether there is a received action to compare with the expected one.
  private func isAnswered(_ expectation: ActionExpectation<Action>) -> Bool {
    exhaustivity == .on
      ? !received.isEmpty : received.contains { expectation.matches($0.action) }
  }

  private func skipActions(before expectation: ActionExpectation<Action>) {
    guard exhaustivity != .on else { return }
    let skipped = received.prefix { !expectation.matches($0.action) }
    guard let last = skipped.last else { return }
    let labels = skipped.map { actionLabel($0.action) }.joined(separator: ", ")
    reportSkipped("received \(labels)", at: expectation.location)
    state = last.state
    received.removeFirst(skipped.count)
  }

  private func unexpected(_ action: Action, _ expectation: ActionExpectation<Action>) -> String {
    if let difference = expectation.mismatch(action) {
      return """
        Received unexpected action: …

        \(difference.indented)

        (Expected: −, Received: +)
        """
    }
    return """
      Received unexpected action: …

      Expected:
      \(expectation.label.indented)

      Received:
      \(String(customDumping: action).indented)
      """
  }

  private func nothingReceived(
    _ expectation: ActionExpectation<Action>, after duration: Duration
  ) -> String {
    if !received.isEmpty {
      return """
        Expected to receive \(expectation.label), but received only other actions.

        Received:
        \(received.map { String(customDumping: $0.action).indented }.joined(separator: "\n"))
        """
    }
    guard !running.isEmpty else {
      return """
        Expected to receive \(expectation.label), but received none.

        No effect is running that could still send it.
        """
    }
    return """
      Expected to receive \(expectation.label), but received none after \(duration).

      Effects are still running that could send it. If one of them waits for a clock or a \
      scheduler, advance that clock or scheduler; give 'receive' a longer timeout if an effect is \
      slow; and override dependencies that do real work.
      """
  }
}
