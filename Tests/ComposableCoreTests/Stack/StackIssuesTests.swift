@testable import ComposableCore
import ComposableTesting
import IssueRecording
import Testing

/// The issues that are reported for stack actions with unexpected IDs.
@MainActor
@Suite struct StackIssuesTests {
  let store = Store(
    initialState: Stacking.State(path: StackState([Counter.State(), Counter.State()]))
  ) {
    Stacking()
  }

  @Test func `15. the issue for an unknown element's action lists possible causes`() {
    let messages = messages { store.send(.path(.element(id: 7, action: .increment))) }

    #expect(
      messages.map(\.lineless) == [
        missing(
          """
          Stacking.Action.path(
                .element(
                  id: #7,
                  action: .increment
                )
              )
          """
        )
      ]
    )
  }

  @Test func `15. the issue for popping an unknown element lists possible causes`() {
    let messages = messages { store.send(.path(.popFrom(id: 7))) }

    #expect(
      messages.map(\.lineless) == [
        missing(
          """
          Stacking.Action.path(
                .popFrom(id: #7)
              )
          """
        )
      ]
    )
  }

  @Test func `15. the issue for pushing an existing ID explains the cause`() {
    let messages = messages { store.send(.path(.push(id: 1, state: Counter.State(count: 9)))) }

    #expect(
      messages.map(\.lineless) == [
        """
        A 'forEach' at 'ComposableCoreTests/StackTests.swift:…' received a 'push' action for an ID \
        that is already on the stack.

          Action:
            Stacking.Action.path(
              .push(
                id: #1,
                state: Counter.State(count: 9)
              )
            )
          ID: #1
          IDs on the stack: #0, #1

        Nothing was pushed. Each push needs a new ID. Let the view create the action, or \
        append the state to the stack in a reducer.
        """
      ]
    )
  }

  @Test func `15. the issue for pushing an ID above the next ID explains the cause`() {
    let messages = messages { store.send(.path(.push(id: 5, state: Counter.State()))) }

    #expect(
      messages.map(\.lineless) == [
        """
        A 'forEach' at 'ComposableCoreTests/StackTests.swift:…' received a 'push' action with an \
        unexpected ID.

          Action:
            Stacking.Action.path(
              .push(
                id: #5,
                state: Counter.State(count: 0)
              )
            )
          ID: #5
          Next ID: #2

        In a test, the elements of all stacks are numbered from 0. Use the next ID.
        """
      ]
    )
  }

  @Test func `16. if a stack's IDs don't start at 0, new IDs continue the stack's sequence`() {
    let path = withDependencies {
      $0.stackElementID = StackElementIDGenerator(startingAt: 3)
    } operation: {
      StackState([Counter.State(), Counter.State()])
    }
    let store = Store(initialState: Stacking.State(path: path)) { Stacking() }

    store.send(.path(.push(id: 5, state: Counter.State())))
    #expect(store.withState(\.path.ids) == [3, 4, 5])

    store.send(.path(.popFrom(id: 5)))
    let messages = messages { store.send(.path(.push(id: 7, state: Counter.State()))) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Next ID: #6") == true)
  }

  private func missing(_ action: String) -> String {
    """
    A 'forEach' at 'ComposableCoreTests/StackTests.swift:…' received an action for a missing element.

      Action:
        \(action)
      ID: #7
      IDs on the stack: #0, #1

    This is a mistake in the application. Possible reasons:

    • A parent reducer removed the element before 'forEach' ran. 'forEach' must run before any \
    other reducer removes an element, so that the element can handle its action first.

    • An effect of the element was still running and sent the action. Such effects are cancelled \
    if 'forEach' runs when the element is removed.

    • The action was sent to the store when the element was not on the stack. Use the IDs of the \
    stack, and send actions only from views that show one of its elements.
    """
  }
}
