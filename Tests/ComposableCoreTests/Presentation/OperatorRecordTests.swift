@testable import ComposableCore
import ComposableTesting
import Testing

/// Assignments that remove or restore the records that operators store in the state.
@MainActor
@Suite struct OperatorRecordTests {
  @Test func `14. assigning a new stack in an outer reducer cancels the old stack's effects`() {
    let store = Store(initialState: Stacking.State(path: StackState([Counter.State()]))) {
      CombineReducers {
        Stacking()
        Reduce<Stacking.State, Stacking.Action> { state, action in
          if action == .push(0) { state.path = StackState() }
          return .none
        }
      }
    }
    store.send(.path(.element(id: 0, action: .start)))

    store.send(.push(0))
    #expect(!store.isQuiet)
    store.send(.push(1))

    #expect(store.isQuiet)
    #expect(store.root.presented.count == 1)
  }

  @Test func `14. restoring a saved stack cancels the effects of elements that it doesn't contain`()
  {
    let store = Store(initialState: Undoing.State()) { Undoing() }
    store.send(.push)
    store.send(.save)
    store.send(.push)
    store.send(.path(.element(id: 0, action: .start)))
    store.send(.path(.element(id: 1, action: .start)))

    store.send(.undo)
    store.send(.save)
    #expect(!store.isQuiet)
    #expect(store.root.presented.count == 1)
    store.send(.path(.popFrom(id: 0)))

    #expect(store.isQuiet)
    #expect(store.root.presented.count == 0)
  }

  @Test func `5. assigning a new presentation cancels the effects of the old child`() {
    let store = Store(initialState: Presenter.State(counter: Counter.State())) {
      CombineReducers {
        Presenter()
        Reduce<Presenter.State, Presenter.Action> { state, action in
          if action == .close { state.$counter = PresentationState(wrappedValue: nil) }
          return .none
        }
      }
    }
    store.send(.counter(.presented(.start)))

    store.send(.present(1))
    #expect(!store.isQuiet)
    store.send(.close)
    store.send(.start)
    store.send(.close)

    #expect(store.root.presented.count == 0)
    #expect(store.root.groups.count == 1)
  }

  @Test func `3. the same child in a new presentation keeps its effects running`() async {
    let store = Store(initialState: Presenter.State(counter: Counter.State())) {
      CombineReducers {
        Presenter()
        Reduce<Presenter.State, Presenter.Action> { state, action in
          if action == .start { state.$counter = PresentationState(wrappedValue: Counter.State()) }
          return .none
        }
      }
    }
    store.send(.counter(.presented(.start)))

    store.send(.start).cancel()
    store.send(.counter(.presented(.increment)))
    #expect(!store.isQuiet)
    await store.send(.counter(.presented(.close))).finish()

    #expect(store.counter == nil)
    #expect(store.isQuiet)
  }

  @Test func `34. the records that operators keep don't count as effects`() {
    let store = Store(initialState: Presenter.State()) { Presenter() }

    #expect(store.send(.present(1)).isCancelled)
    #expect(store.send(.close).isCancelled)
  }
}

/// A feature with a stack that can be restored to a saved value.
@Reducer
struct Undoing {
  @ObservableState
  struct State {
    var path = StackState<Counter.State>()
    var saved: [StackState<Counter.State>] = []
  }

  enum Action {
    case push, save, undo
    case path(StackActionOf<Counter>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .push: state.path.append(Counter.State())
      case .save: state.saved.append(state.path)
      case .undo: state.path = state.saved.removeLast()
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Counter() }
  }
}
