import ComposableTesting
import IssueRecording
import Testing

@MainActor
@Suite struct StackTrackingTests {
  @Test
  func `14. an element in the initial state can dismiss itself in response to its first action`()
    async
  {
    let store = TestStore(initialState: Stacking.State(path: StackState([Counter.State()]))) {
      Stacking()
    }
    store.exhaustivity = .off

    await store.send(\.path[id: 0].close)

    await store.receive(\.path.popFrom)
    #expect(store.state.path.isEmpty)
  }

  @Test func `14. if an element's first action removes the element, the action's effect ends`()
    async
  {
    let store = TestStore(initialState: Stacking.State(path: StackState([Counter.State()]))) {
      Reduce<Stacking.State, Stacking.Action> { state, action in
        if case .path(.element) = action { state.path.removeAll() }
        return .none
      }
      .forEach(\.path, action: \.path) { Counter() }
    }

    let task = await store.send(\.path[id: 0].start) { $0.path = StackState() }

    await task.finish(timeout: .zero)
  }

  @Test func `16. a push can use a free ID below the next ID`() {
    var stack = StackState([Counter.State(count: 0), Counter.State(count: 1)])
    stack[id: 0] = nil
    let store = Store(initialState: Stacking.State(path: stack)) { Stacking() }

    let messages = messages {
      store.send(.path(.push(id: 0, state: Counter.State(count: 7))))
    }

    #expect(messages == [])
    #expect(store.path.ids == [1, 0])
    #expect(store.path.map(\.count) == [1, 7])
  }

  @Test func `16. the IDs of a second store continue after those of the first store`() async {
    let first = TestStore(initialState: Stacking.State()) { Stacking() }
    await first.send(.push(1)) { $0.path.append(Counter.State(count: 1)) }
    let second = TestStore(initialState: Stacking.State()) { Stacking() }
    await second.send(.push(2)) { $0.path.append(Counter.State(count: 2)) }

    #expect(first.state.path.ids == [0])
    #expect(second.state.path.ids == [1])
  }

  @Test func `17. IDs that only an assertion uses don't affect later IDs`() async {
    let store = TestStore(initialState: Stacking.State()) { Stacking() }

    await store.send(.push(1)) {
      $0.path.append(Counter.State(count: 1))
      _ = StackState([Counter.State(), Counter.State(), Counter.State()])
    }
    await store.send(.push(2)) { $0.path.append(Counter.State(count: 2)) }

    #expect(store.state.path.ids == [0, 1])
  }

  @Test func `12. writing to the wrong case of an element is reported and changes nothing`() {
    var stack = StackState<Screens.State>([.other(Counter.State())])

    let messages = messages { stack[id: 0, case: \.plain] = Counter.State(count: 3) }

    #expect(Array(stack) == [.other(Counter.State())])
    #expect(messages.map { $0.prefix(28) } == ["Can't modify unrelated case:"])
  }

  @Test func `22. the key path for pops matches a pop of any element and nothing else`() {
    let path = AnyCasePath(\Stacking.Action.Cases.path.popFrom)

    #expect([0, 1, 9].map { path.extract(from: .path(.popFrom(id: $0))) } == [0, 1, 9])
    #expect(path.extract(from: .path(.push(id: 0, state: Counter.State()))) == nil)
    #expect(path.extract(from: .path(.element(id: 0, action: .increment))) == nil)
  }
}
