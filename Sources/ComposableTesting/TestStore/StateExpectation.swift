import CustomDump

extension TestStore {
  /// Asserts that a closure turns the previous state into the actual one.
  ///
  /// Where exhaustivity is off, the closure is applied to the actual state, so that only what it
  /// sets is compared.
  func expect(
    _ actual: State,
    from previous: State,
    after update: ((inout State) throws -> Void)?,
    at location: IssueLocation
  ) {
    switch exhaustivity {
    case .on:
      expectAll(actual, from: previous, after: update, at: location)
    case .off(let showSkipped):
      if let update { expectSome(actual, after: update, at: location) }
      if showSkipped { showSkippedChanges(actual, from: previous, after: update, at: location) }
    }
  }

  private func expectAll(
    _ actual: State,
    from previous: State,
    after update: ((inout State) throws -> Void)?,
    at location: IssueLocation
  ) {
    guard let update else {
      guard previous != actual else { return }
      return location.report(mismatch(previous, actual, .unexpectedChange))
    }
    guard let expected = applying(update, to: previous, at: location) else { return }
    if expected != actual {
      location.report(mismatch(expected, actual, .wrongChange))
    } else if expected == previous {
      location.report(Self.noChangeMessage)
    }
  }

  private func expectSome(
    _ actual: State, after update: (inout State) throws -> Void, at location: IssueLocation
  ) {
    guard let expected = applying(update, to: actual, at: location) else { return }
    guard expected != actual else { return }
    location.report(mismatch(expected, actual, .wrongChange))
  }

  private func showSkippedChanges(
    _ actual: State,
    from previous: State,
    after update: ((inout State) throws -> Void)?,
    at location: IssueLocation
  ) {
    var expected = previous
    try? update?(&expected)
    guard expected != actual else { return }
    reportSkipped("a change of state:\n\n\(difference(expected, actual))", at: location)
  }

  /// The state that a closure makes of another; `nil`, after an issue, when it throws.
  private func applying(
    _ update: (inout State) throws -> Void, to state: State, at location: IssueLocation
  ) -> State? {
    var state = state
    do {
      try DependencyValues.$_current.withValue(assertionDependencies) { try update(&state) }
      return state
    } catch {
      location.report("The assertion of the state threw an error: \(error)")
      return nil
    }
  }

  private enum Mismatch: String {
    case wrongChange = "A state change does not match expectation"
    case unexpectedChange = "State was not expected to change, but a change occurred"
  }

  private func mismatch(_ expected: State, _ actual: State, _ kind: Mismatch) -> String {
    """
    \(kind.rawValue): …

    \(difference(expected, actual))

    (Expected: −, Actual: +)
    """
  }

  private func difference(_ expected: State, _ actual: State) -> String {
    diff(expected, actual, format: .proportional)?.indented
      ?? """
        Expected:
        \(String(customDumping: expected).indented)

        Actual:
        \(String(customDumping: actual).indented)
        """
  }

  private static var noChangeMessage: String {
    """
    Expected state to change, but no change occurred.

    The closure changes the state to what it already was. Leave the closure out when an action is \
    not expected to change anything.
    """
  }
}
