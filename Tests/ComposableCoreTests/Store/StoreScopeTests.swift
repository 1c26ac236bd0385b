@testable import ComposableCore
import ComposableTesting
import IssueRecording
import Observation
import Testing

/// A feature that can change one property or replace its whole state.
@Reducer
struct Settled {
  @ObservableState
  struct State: Equatable {
    var first = 0
    var second = 0
  }

  enum Action { case changeFirst, changeSecond, assignToItself, replace(first: Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .changeFirst: state.first += 1
      case .changeSecond: state.second += 1
      case .assignToItself:
        let copy = state
        state = copy
      case .replace(let first): state = State(first: first)
      }
      return .none
    }
  }
}

@MainActor
@Suite struct StoreScopeTests {
  @Test func `36. scoping with the same key paths returns the same store`() {
    let store = Store(initialState: Presenter.State(counter: Counter.State())) { Presenter() }

    let first = store.scope(state: \.counter, action: \.counter.presented)
    let second = store.scope(state: \.counter, action: \.counter.presented)

    #expect(first != nil)
    #expect(first === second)

    let presentation = store.scope(state: \.$counter, action: \.counter)
    #expect(presentation === store.scope(state: \.$counter, action: \.counter))
  }

  @Test func `the whole state of a store can be read if it is observable`() {
    let store = Store(initialState: WholeState(count: 1)) {
      Reduce<WholeState, Int> { state, action in
        state.count += action
        return .none
      }
    }

    store.send(2)

    #expect(store.state == WholeState(count: 3))
  }

  @Test func `36. an absent feature has no store, and the next feature gets a new store`() {
    let store = Store(initialState: Presenter.State(counter: Counter.State())) { Presenter() }
    let first = store.scope(state: \.counter, action: \.counter.presented)

    store.send(.close)
    let absent = store.scope(state: \.counter, action: \.counter.presented)
    store.send(.present(1))
    let second = store.scope(state: \.counter, action: \.counter.presented)

    #expect(absent == nil)
    #expect(second != nil)
    #expect(first !== second)
  }

  @Test func `36. a store that outlives its feature keeps its last state`() {
    let store = Store(initialState: Presenter.State(counter: Counter.State())) { Presenter() }
    let child = store.scope(state: \.counter, action: \.counter.presented)
    child?.send(.increment)
    child?.send(.increment)

    store.send(.close)

    #expect(child?.count == 2)
    #expect(messages { child?.send(.increment) }.count == 1)
    #expect(child?.count == 2)
  }

  @Test func `37. a child store retains its parent without a reference cycle`() throws {
    var parent: StoreOf<Presenter>? = Store(
      initialState: Presenter.State(counter: Counter.State())
    ) {
      Presenter()
    }
    var child = parent?.scope(state: \.counter, action: \.counter.presented)
    weak let weakParent = parent
    weak let weakChild = child

    parent = nil
    try #require(weakParent != nil)
    child?.send(.increment)
    #expect(child?.count == 1)
    child = nil

    #expect(weakParent == nil)
    #expect(weakChild == nil)
  }

  @Test func `37. effects are cancelled when the last store is released, not earlier`() throws {
    var parent: StoreOf<Presenter>? = Store(
      initialState: Presenter.State(counter: Counter.State())
    ) {
      Presenter()
    }
    let root = parent!.root
    var child = parent?.scope(state: \.counter, action: \.counter.presented)
    let task = parent!.send(.start)

    parent = nil
    try #require(!task.isCancelled)
    #expect(child?.count == 0)
    child = nil

    #expect(task.isCancelled)
    #expect(root.groups.isEmpty)
    #expect(root.registry.isEmpty)
  }

  @Test func `37. scoping doesn't retain stores that aren't in use`() {
    let store = Store(initialState: Presenter.State(counter: Counter.State())) { Presenter() }
    weak var former: Store<Counter.State, Counter.Action>?

    for _ in 1...3 {
      let child = store.scope(state: \.counter, action: \.counter.presented)
      #expect(former == nil)
      former = child
    }

    #expect(former == nil)
  }

  @Test func `43. readers of a store's state are notified when the state is replaced`() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        return action == 1 ? .send(2) : .none
      }
    }

    await confirmation(expectedCount: 1) { changed in
      withObservationTracking {
        _ = store.withState { $0 }
      } onChange: {
        changed()
      }
      store.send(1)
    }

    #expect(store.withState { $0 } == 2)
  }

  @Test func `43. readers of one property are notified only of that property's changes`() {
    let store = Store(initialState: Settled.State()) { Settled() }

    #expect(!notices { _ = store.first } when: { store.send(.changeSecond) })
    #expect(notices { _ = store.first } when: { store.send(.changeFirst) })
  }

  @Test func `43. readers of any property are notified when the whole state is replaced`() {
    let store = Store(initialState: Settled.State()) { Settled() }

    #expect(notices { _ = store.second } when: { store.send(.replace(first: 7)) })
    #expect(store.first == 7)
  }

  @Test func `43. assigning a state to itself doesn't count as a replacement`() {
    let store = Store(initialState: Settled.State()) { Settled() }

    #expect(!notices { _ = store.second } when: { store.send(.assignToItself) })
  }

  @Test func `56. the reducer is created once, with the store's dependencies`() async {
    await confirmation(expectedCount: 1) { asked in
      let store = Store(initialState: 0) {
        let _ = asked()
        Reduce<Int, Void> { state, _ in
          @Dependency(\.uuid) var uuid
          state = uuid() == .init(0) ? 1 : -1
          return .none
        }
      } withDependencies: {
        $0.uuid = .incrementing
      }

      store.send(())

      #expect(store.withState { $0 } == 1)
    }
  }
}

@ObservableState
struct WholeState: Equatable {
  var count: Int
}
