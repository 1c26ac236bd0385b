import CustomDump
import IssueReporting

extension TestStore {
  /// Asserts that a closure turns the previous state into the actual state.
  ///
  /// If exhaustivity is off, the closure is applied to the actual state, so that only the values it
  /// sets are compared.
  func expect(
    _ actual: ProcessedAction<State, Action>,
    from previous: State,
    after update: StateUpdate?,
    at location: IssueLocation
  ) {
    switch exhaustivity {
    case .on:
      expectAll(actual, from: previous, after: update, at: location)
    case .off(let showSkipped):
      let generation = actual.elementGeneration
      if let update {
        expectSome(actual.state, generation: generation, after: update, at: location)
      }
      guard showSkipped else { return }
      showSkippedChanges(actual, from: previous, after: update, at: location)
    }
  }

  /// A closure that makes the changes that a test expects from an action.
  typealias StateUpdate = (inout State) throws -> Void

  private func expectAll(
    _ actual: ProcessedAction<State, Action>,
    from previous: State,
    after update: StateUpdate?,
    at location: IssueLocation
  ) {
    guard let update else {
      guard previous != actual.state else { return }
      return location.report(mismatch(previous, actual.state, .unexpectedChange))
    }
    let applied = apply(update, to: previous, generation: actual.elementGeneration, at: location)
    guard let expected = applied else { return }
    if expected != actual.state {
      location.report(mismatch(expected, actual.state, .wrongChange))
    } else if expected == previous {
      location.report(Self.noChangeMessage)
    }
  }

  /// Asserts that applying a closure to the actual state doesn't change it.
  func expectSome(
    _ actual: State, generation: Int, after update: StateUpdate, at location: IssueLocation
  ) {
    let expected = apply(update, to: actual, generation: generation, at: location)
    guard let expected, expected != actual else { return }
    location.report(mismatch(expected, actual, .wrongChange))
  }

  private func showSkippedChanges(
    _ actual: ProcessedAction<State, Action>,
    from previous: State,
    after update: StateUpdate?,
    at location: IssueLocation
  ) {
    // The first call to the closure has already reported its issues and errors.
    let expected = withoutReporting {
      try? applied(update ?? { _ in }, to: previous, generation: actual.elementGeneration)
    }
    guard let expected, expected != actual.state else { return }
    reportSkipped("a state change:\n\n\(difference(expected, actual.state))", at: location)
  }

  /// Returns the state after applying a closure; reports an issue and returns `nil` if it throws.
  private func apply(
    _ update: StateUpdate, to state: State, generation: Int, at location: IssueLocation
  ) -> State? {
    do {
      return try IssueLocation.$ofAssertion.withValue(location) {
        try applied(update, to: state, generation: generation)
      }
    } catch {
      location.report(
        """
        The closure that asserts the state threw an error: …

        \(String(customDumping: error).indented)

        The state was not compared. If the test expects the error, catch it in the closure.
        """
      )
      return nil
    }
  }

  /// Returns the state after applying a closure, which generates the same stack element IDs as the
  /// reducer did.
  private func applied(
    _ update: StateUpdate, to state: State, generation: Int
  ) throws -> State {
    var state = state
    let dependencies = core.dependencies.updated {
      // Elements that the closure appends to a stack get the same IDs as in the reducer.
      $0.stackElementID = StackElementIDGenerator(
        repeating: core.dependencies.stackElementID, from: generation
      )
    }
    try DependencyValues.$_current.withValue(dependencies) {
      try Assertion.$isExhaustive.withValue(exhaustivity == .on) { try update(&state) }
    }
    return state
  }

  private func withoutReporting<R>(_ operation: () -> R) -> R {
    withIssueReporters([], operation: operation)
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
    // Unequal values can have the same dump. In this case, there is no difference to show.
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

    The closure leaves the state unchanged. Omit the closure if the action isn't expected to \
    change the state.
    """
  }
}
