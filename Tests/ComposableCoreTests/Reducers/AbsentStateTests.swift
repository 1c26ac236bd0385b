@testable import ComposableCore
import ComposableTesting
import IssueRecording
import Testing

/// A feature whose state has two cases, each of which has a `Scope`.
@Reducer
private struct Scoped {
  @CasePathable
  enum State: Equatable {
    case left(RowFeature.State)
    case right(RowFeature.State)
  }

  enum Action { case left(RowFeature.Action), right(RowFeature.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { RowFeature() }
    Scope(state: \.right, action: \.right) { RowFeature() }
  }
}

/// The issues that are reported for an action of an absent child.
@MainActor
@Suite struct AbsentStateTests {
  @Test func `7. the issue for an absent child's action lists possible causes`() {
    let store = Store(initialState: Host.State()) { Host() }

    let messages = messages { store.send(.screen(.presented(.start))) }

    #expect(
      messages.map(\.lineless) == [
        """
        An 'ifLet' at 'ComposableCoreTests/IdentityTests.swift:…' received an action when \
        the destination's state was absent.

          Action:
            Host.Action.screen(
              .presented(.start)
            )

        \(reasons("ifLet", "set the state to 'nil'"))
        """
      ]
    )
  }

  @Test func `7. the issue for dismissing an absent child lists possible causes`() {
    let store = Store(initialState: Host.State()) { Host() }

    let messages = messages { store.send(.screen(.dismiss)) }

    #expect(
      messages.map(\.lineless) == [
        """
        An 'ifLet' at 'ComposableCoreTests/IdentityTests.swift:…' received an action when \
        the destination's state was absent.

          Action:
            Host.Action.screen(.dismiss)

        \(reasons("ifLet", "set the state to 'nil'"))
        """
      ]
    )
  }

  @Test func `30. the issue for an action of a different case lists possible causes`() {
    let store = Store(initialState: RowChoice.State.right(.init(id: 1))) { RowChoice() }

    let messages = messages { store.send(.left(.increment)) }

    #expect(
      messages.map(\.lineless) == [
        """
        An 'ifCaseLet' at 'ComposableCoreTests/ChildReducerTests.swift:…' received an action when \
        the state was in another case.

          Action:
            RowChoice.Action.left(.increment)

        \(reasons("ifCaseLet", "moved the state to another case"))
        """
      ]
    )
  }

  @Test func `30. the issue for an absent element's action lists possible causes`() {
    let store = Store(initialState: RowsFeature.State()) { RowsFeature() }

    let messages = messages { store.send(.rows(.element(id: 9, action: .increment))) }

    #expect(
      messages.map(\.lineless) == [
        """
        A 'forEach' at 'ComposableCoreTests/ChildReducerTests.swift:…' received an action when \
        the element was absent.

          Action:
            RowsFeature.Action.rows(
              .element(
                id: 9,
                action: .increment
              )
            )

        \(reasons("forEach", "removed the element"))
        """
      ]
    )
  }

  @Test
  func `30. 'Scope' runs nothing for an action of a different case, and reports possible causes`() {
    let store = Store(initialState: Scoped.State.right(.init(id: 1))) { Scoped() }

    let messages = messages { store.send(.left(.increment)) }

    #expect(store.withState { $0 } == .right(.init(id: 1)))
    #expect(
      messages.map(\.lineless) == [
        """
        A 'Scope' at 'ComposableCoreTests/AbsentStateTests.swift:…' received an action when \
        the state was in another case.

          Action:
            Scoped.Action.left(.increment)

        \(reasons("Scope", "moved the state to another case"))
        """
      ]
    )
  }
}

/// Returns the part of an issue that lists possible reasons why an operator found no state.
private func reasons(_ name: String, _ change: String) -> String {
  """
  This is a mistake in the application. Possible reasons:

  • A parent reducer \(change) before '\(name)' ran. '\(name)' must run before any other reducer \
  removes the state, so that the child can handle its action first.

  • An effect of the child was still running and sent the action. 'ifLet', 'ifCaseLet', and \
  'forEach' cancel such effects if they wrap the reducer that removes the state; 'Scope' doesn't.

  • The action was sent to the store when the state was absent. Send it only from a view that is \
  shown while the state exists.
  """
}
