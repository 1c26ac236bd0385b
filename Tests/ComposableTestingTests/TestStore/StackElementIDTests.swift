import ComposableTesting
import IssueRecording
import Testing

/// A feature with a stack of numbers and an action that appends a number.
@Reducer
private struct Pile {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Int>()
  }

  enum Action {
    case add(Int)
    case path(StackAction<Int, Never>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .add(let number) = action { state.path.append(number) }
      return .none
    }
    .forEach(\.path, action: \.path) { EmptyReducer() }
  }
}

@MainActor
@Suite struct StackElementIDTests {
  @Test func `51. a non-exhaustive assertion can append the same element as the reducer`() async {
    let messages = await messages {
      let store = TestStore(initialState: Pile.State()) { Pile() }
      store.exhaustivity = .off

      await store.send(.add(1)) { $0.path.append(1) }
      await store.send(.add(2)) { $0.path.append(2) }
      await store.send(.add(3))

      #expect(Array(store.state.path) == [1, 2, 3])
      #expect(store.state.path.ids == [0, 1, 2])
    }

    #expect(messages == [])
  }

  @Test func `51. without exhaustivity, appending a wrong element is reported once`() async {
    let messages = await messages {
      let store = TestStore(initialState: Pile.State()) { Pile() }
      store.exhaustivity = .off

      await store.send(.add(1)) { $0.path.append(7) }
      await store.send(.add(2))

      #expect(Array(store.state.path) == [1, 2])
    }

    #expect(messages.count == 1)
  }

  // The cases of a parameterized test would share their IDs, so there are two tests.
  @Test func `17. an assertion assigns the same ID as the reducer if other IDs are in use`() async {
    await appendAboveOtherElements(exhaustivity: .on)
  }

  @Test func `17. a non-exhaustive assertion assigns the same ID as the reducer`() async {
    await appendAboveOtherElements(exhaustivity: .off)
  }

  private func appendAboveOtherElements(exhaustivity: Exhaustivity) async {
    var initial = Pile.State()
    initial.path[id: 0] = 1
    initial.path[id: 1] = 2
    let store = TestStore(initialState: initial) { Pile() }
    store.exhaustivity = exhaustivity

    await store.send(.add(3)) { $0.path.append(3) }
    await store.send(.add(4)) { $0.path.append(4) }

    #expect(store.state.path.ids == [0, 1, 2, 3])
    #expect(Array(initial.path) == [1, 2])
  }
}
