import ComposableTesting
import Testing

/// A feature with a stack of counters.
struct Stacking: Reducer {
  struct State: Equatable {
    var path = StackState<Counter.State>()
    var log: [String] = []
  }

  enum Action: Equatable, Sendable, CasePathable {
    case push(Int)
    case remove(at: Int)
    case path(StackActionOf<Counter>)

    struct AllCasePaths: Sendable {
      var path: AnyCasePath<Action, StackActionOf<Counter>> {
        AnyCasePath(
          embed: { .path($0) }, extract: { if case .path(let action) = $0 { action } else { nil } }
        )
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .push(let count):
        state.path.append(Counter.State(count: count))
      case .remove(let index):
        state.path.remove(at: index)
      case .path:
        state.log.append("\(state.path.ids.elements) \(state.path.map(\.count))")
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Counter() }
  }
}

@MainActor
@Suite struct StackTests {
  @Test func `13. an element runs before its parent`() async {
    let store = TestStore(initialState: Stacking.State(path: StackState([Counter.State()]))) {
      Stacking()
    }

    await store.send(\.path[id: 0].increment) {
      $0.path[id: 0]?.count = 1
      $0.log = ["[#0] [1]"]
    }
  }

  @Test func `13. a pop reaches the parent, then removes the element and those above it`() async {
    let stack = StackState([Counter.State(count: 1), Counter.State(count: 2), Counter.State()])
    let store = TestStore(initialState: Stacking.State(path: stack)) { Stacking() }

    await store.send(\.path.popFrom, 1) {
      $0.path[id: 2] = nil
      $0.path[id: 1] = nil
      $0.log = ["[#0, #1, #2] [1, 2, 0]"]
    }
  }

  @Test func `13. a push adds the element before the parent runs`() async {
    let store = TestStore(initialState: Stacking.State()) { Stacking() }

    await store.send(.path(.push(id: 0, state: Counter.State(count: 7)))) {
      $0.path[id: 0] = Counter.State(count: 7)
      $0.log = ["[#0] [7]"]
    }
  }

  @Test func `17. an element appended in an assertion gets the ID that the reducer assigned`() async
  {
    let store = TestStore(initialState: Stacking.State()) { Stacking() }

    await store.send(.push(1)) { $0.path.append(Counter.State(count: 1)) }
    await store.send(.push(2)) {
      _ = StackState([Counter.State()])
      $0.path[id: 1] = Counter.State(count: 2)
    }
    await store.send(.push(3)) { $0.path.append(Counter.State(count: 3)) }

    #expect(store.state.path.ids == [0, 1, 2])
  }

  @Test func `25. an element that dismisses itself is removed with all elements above it`() async {
    let stack = StackState([Counter.State(count: 1), Counter.State(count: 2), Counter.State()])
    let store = TestStore(initialState: Stacking.State(path: stack)) { Stacking() }

    await store.send(\.path[id: 1].close) { $0.log = ["[#0, #1, #2] [1, 2, 0]"] }

    await store.receive(\.path.popFrom) {
      $0.path[id: 1] = nil
      $0.path[id: 2] = nil
      $0.log.append("[#0, #1, #2] [1, 2, 0]")
    }
  }

  @Test func `22. a key path with an element's ID matches only that element's actions`() {
    let path = AnyCasePath(\Stacking.Action.Cases.path[id: 0].increment)

    #expect(path.extract(from: .path(.element(id: 0, action: .increment))) != nil)
    #expect(path.extract(from: .path(.element(id: 1, action: .increment))) == nil)
  }

  @Test(arguments: [true, false])
  func `14. emptying the stack in the parent cancels the effects of all elements`(
    _ assigns: Bool
  ) {
    let stack = StackState([Counter.State(), Counter.State()])
    let store = Store(initialState: Stacking.State(path: stack)) {
      Reduce<Stacking.State, Stacking.Action> { state, action in
        guard action == .push(0) else { return .none }
        if assigns { state.path = StackState() } else { state.path.removeAll() }
        return .none
      }
      .forEach(\.path, action: \.path) { Counter() }
    }
    for id in stack.ids { store.send(.path(.element(id: id, action: .start))) }

    store.send(.push(0))

    #expect(store.isQuiet)
  }
}
