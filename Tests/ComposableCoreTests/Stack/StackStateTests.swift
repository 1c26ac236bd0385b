@testable import ComposableCore
import ComposableTesting
import Foundation
import IssueRecording
import Testing

@MainActor
@Suite struct StackStateTests {
  @Test func `popping returns the last element or nil, and the result can be ignored`() {
    var stack = StackState(["a", "b"])

    stack.popLast()
    #expect(stack == { var copy = stack; copy.append("c"); copy.popLast(); return copy }())
    #expect(Array(stack) == ["a"])
    #expect(stack.popLast() == "a")
    #expect(stack.popLast() == nil)
  }

  @Test func `16. the elements of a stack literal get the next IDs`() {
    let stack: StackState = ["a", "b"]

    #expect(stack.ids == [0, 1])
    #expect(Array(stack) == ["a", "b"])
  }

  @Test func `14. popping an element cancels its effects and those of the elements above it`() {
    let stack = StackState([Counter.State(), Counter.State()])
    let store = Store(initialState: Stacking.State(path: stack)) { Stacking() }
    store.send(.path(.element(id: 0, action: .start)))
    store.send(.path(.element(id: 1, action: .start)))

    store.send(.path(.popFrom(id: 0)))

    #expect(store.isQuiet)
    #expect(store.root.presented.count == 0)
  }

  @Test func `14. effects end in the next action if elements are removed after 'forEach' runs`() {
    let store = Store(initialState: Stacking.State(path: StackState([Counter.State()]))) {
      CombineReducers {
        Stacking()
        Reduce<Stacking.State, Stacking.Action> { state, action in
          if action == .push(0) { state.path.removeAll() }
          return .none
        }
      }
    }
    store.send(.path(.element(id: 0, action: .start)))

    store.send(.push(0))
    #expect(!store.isQuiet)
    store.send(.push(2))

    #expect(store.isQuiet)
    #expect(store.root.presented.count == 1)
    #expect(store.path.map(\.count) == [2])
  }

  @Test func `14. effects end in the same action if elements are removed before 'forEach' runs`() {
    let store = Store(initialState: Stacking.State(path: StackState([Counter.State()]))) {
      CombineReducers {
        Reduce<Stacking.State, Stacking.Action> { state, action in
          if action == .push(0) { state.path.removeAll() }
          return .none
        }
        Stacking()
      }
    }
    store.send(.path(.element(id: 0, action: .start)))

    store.send(.push(0))

    #expect(store.isQuiet)
    #expect(store.root.presented.count == 1)
  }

  @Test func `15. an action for an unknown element is reported, and the parent still runs`() {
    let store = Store(initialState: Stacking.State()) { Stacking() }

    let messages = messages { store.send(.path(.element(id: 7, action: .increment))) }

    #expect(store.log == ["[] []"])
    #expect(
      messages.map(\.lineless) == [
        """
        A 'forEach' at 'ComposableCoreTests/StackTests.swift:…' received an action for a missing \
        element.

          Action:
            Stacking.Action.path(
              .element(
                id: #7,
                action: .increment
              )
            )
          ID: #7
          IDs on the stack: none

        This is a mistake in the application. Possible reasons:

        • A parent reducer removed the element before 'forEach' ran. 'forEach' must run before any \
        other reducer removes an element, so that the element can handle its action first.

        • An effect of the element was still running and sent the action. Such effects are cancelled \
        if 'forEach' runs when the element is removed.

        • The action was sent to the store when the element was not on the stack. Use the IDs of \
        the stack, and send actions only from views that show one of its elements.
        """
      ])
  }

  @Test func `15. popping an unknown element is reported and changes nothing`() {
    let store = Store(initialState: Stacking.State(path: StackState([Counter.State()]))) {
      Stacking()
    }

    let messages = messages { store.send(.path(.popFrom(id: 7))) }

    #expect(store.path.count == 1)
    #expect(messages.count == 1)
  }

  @Test func `15. pushing an existing ID is reported and changes nothing`() {
    let store = Store(initialState: Stacking.State(path: StackState([Counter.State()]))) {
      Stacking()
    }

    let messages = messages {
      store.send(.path(.push(id: 0, state: Counter.State(count: 9))))
    }

    #expect(store.path.map(\.count) == [0])
    #expect(messages.count == 1)
  }

  @Test func `16. IDs increase throughout a test and aren't assigned again`() {
    var first = StackState([Counter.State(), Counter.State()])
    first.removeLast()
    first.append(Counter.State())
    let second = StackState([Counter.State()])

    #expect(first.ids == [0, 2])
    #expect(second.ids == [3])
  }

  @Test func `16. the ID after a pushed ID is assigned next`() async {
    let store = TestStore(initialState: Stacking.State()) { Stacking() }
    store.exhaustivity = .off

    await store.send(.path(.push(id: 0, state: Counter.State())))
    await store.send(.push(1))

    #expect(store.state.path.ids == [0, 1])
  }

  @Test func `15. pushing an ID above the next ID is reported`() async {
    let store = Store(initialState: Stacking.State()) { Stacking() }

    let messages = messages { store.send(.path(.push(id: 5, state: Counter.State()))) }

    #expect(messages.count == 1)
  }

  @Test func `18. an ID's description shows its number`() {
    #expect("\(StackElementID(generation: 3))" == "#3")
    #expect(StackElementID(generation: 3).debugDescription == "#3")
  }

  @Test func `18. outside tests, creating an ID from an integer literal stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      withDependencies {
        $0.context = .live
      } operation: {
        let id: StackElementID = 0
        _ = id
      }
    }
    let message = """
      An integer literal can be used as a stack element's ID only in tests. Elsewhere, IDs can't \
      be predicted. Take the ID from the 'StackAction' that contains it, or from the 'ids' of the \
      'StackState'.
      """
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message))
  }

  @Test func `19. stacks with equal elements under different IDs aren't equal`() {
    let first = StackState([Counter.State()])
    let second = StackState([Counter.State()])

    #expect(first != second)
    #expect(first == first)
  }

  @Test func `20. an element, the elements above it, or both can be removed`() {
    let stack = StackState((0...3).map { Counter.State(count: $0) })
    var (alone, from, to) = (stack, stack, stack)

    alone[id: 1] = nil
    from.pop(from: 1)
    to.pop(to: 1)

    #expect(alone.map(\.count) == [0, 2, 3])
    #expect(from.map(\.count) == [0])
    #expect(to.map(\.count) == [0, 1])
  }

  @Test func `20. removing or popping an element with an unknown ID does nothing`() {
    var stack = StackState([Counter.State()])

    stack[id: 9] = nil
    stack.pop(from: 9)
    stack.pop(to: 9)

    #expect(stack.count == 1)
  }

  @Test func `20. in tests, assigning state to an unknown ID appends it under that ID`() {
    var stack = StackState<Counter.State>()

    stack[id: 4] = Counter.State(count: 1)

    #expect(stack.ids == [4])
  }

  @Test func `20. outside tests, assigning state to an unknown ID is reported and changes nothing`()
  {
    var stack = StackState<Counter.State>()

    let messages = messages {
      withDependencies {
        $0.context = .live
      } operation: {
        stack[id: StackElementID(generation: 4)] = Counter.State(count: 1)
      }
    }

    #expect(stack.isEmpty)
    #expect(
      messages == [
        """
        Can't assign an element to the unknown ID '#4' of a stack of 'Counter.State'. Nothing \
        was changed. Append the element instead; the stack assigns an ID.
        """
      ]
    )
  }

  @Test func `21. equal cancel IDs in two elements don't interfere`() async {
    let stack = StackState([Counter.State(), Counter.State(), Counter.State()])
    let store = Store(initialState: Stacking.State(path: stack)) { Stacking() }
    store.send(.path(.element(id: 0, action: .start)))
    let top = store.send(.path(.element(id: 2, action: .start)))

    store.send(.path(.element(id: 0, action: .stop)))
    store.send(.remove(at: 1))

    #expect(store.root.groups.count == 1)
    #expect(!top.isCancelled)
    top.cancel()
  }

  @Test func `19. a stack is encoded as an array`() throws {
    let stack = StackState([Counter.State(count: 1), Counter.State(count: 2)])

    let data = try JSONEncoder().encode(stack)
    let decoded = try JSONDecoder().decode(StackState<Counter.State>.self, from: data)

    #expect(String(decoding: data, as: UTF8.self) == #"[{"count":1},{"count":2}]"#)
    #expect(decoded.map(\.count) == [1, 2])
    #expect(decoded.ids == [2, 3])
  }
}
