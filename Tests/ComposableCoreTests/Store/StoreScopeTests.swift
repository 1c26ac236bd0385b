@testable import ComposableCore
import ComposableTesting
import Observation
import Testing

/// A feature that changes a part of its state, or all of it.
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
  @Test func `36. the same key paths give the same store`() {
    let store = Store(initialState: Presenter.State(counter: Counter.State())) { Presenter() }

    let first = store.scope(state: \.counter, action: \.counter.presented)
    let second = store.scope(state: \.counter, action: \.counter.presented)

    #expect(first != nil)
    #expect(first === second)
  }

  @Test func `a store gives an observable state as a whole`() {
    let store = Store(initialState: WholeState(count: 1)) {
      Reduce<WholeState, Int> { state, action in
        state.count += action
        return .none
      }
    }

    store.send(2)

    #expect(store.state == WholeState(count: 3))
  }

  @Test func `36. an absent feature has no store, and the next one has a new one`() {
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

  @Test func `36. a store that outlives its feature goes on showing its last state`() {
    let store = Store(initialState: Presenter.State(counter: Counter.State())) { Presenter() }
    let child = store.scope(state: \.counter, action: \.counter.presented)
    child?.send(.increment)
    child?.send(.increment)

    store.send(.close)

    #expect(child?.count == 2)
    #expect(messages { child?.send(.increment) }.count == 1)
    #expect(child?.count == 2)
  }

  @Test func `37. a child keeps its parent, and neither keeps itself`() {
    var parent: StoreOf<Presenter>? = Store(
      initialState: Presenter.State(counter: Counter.State())
    ) {
      Presenter()
    }
    var child = parent?.scope(state: \.counter, action: \.counter.presented)
    weak let weakParent = parent
    weak let weakChild = child

    parent = nil
    child?.send(.increment)
    #expect(child?.count == 1)
    #expect(weakParent != nil)
    child = nil

    #expect(weakParent == nil)
    #expect(weakChild == nil)
  }

  @Test func `37. the last store of a feature takes the running effects along, no other`() {
    var parent: StoreOf<Presenter>? = Store(
      initialState: Presenter.State(counter: Counter.State())
    ) {
      Presenter()
    }
    let root = parent!.root
    var child = parent?.scope(state: \.counter, action: \.counter.presented)
    let task = parent!.send(.start)

    parent = nil
    #expect(!task.isCancelled)
    #expect(child?.count == 0)
    child = nil

    #expect(task.isCancelled)
    #expect(root.groups.isEmpty)
    #expect(root.registry.isEmpty)
  }

  @Test func `37. scoping often keeps nothing that nobody holds`() {
    let store = Store(initialState: Presenter.State(counter: Counter.State())) { Presenter() }
    weak var former: Store<Counter.State, Counter.Action>?

    for _ in 1...3 {
      let child = store.scope(state: \.counter, action: \.counter.presented)
      #expect(former == nil)
      former = child
    }

    #expect(former == nil)
  }

  @Test func `43. whoever reads a store is told when its state is replaced`() async {
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

  @Test func `43. who reads a property of the store is told of that property's changes only`() {
    let store = Store(initialState: Settled.State()) { Settled() }

    #expect(!notices { _ = store.first } when: { store.send(.changeSecond) })
    #expect(notices { _ = store.first } when: { store.send(.changeFirst) })
  }

  @Test func `43. who reads any property of the store is told when the state is replaced`() {
    let store = Store(initialState: Settled.State()) { Settled() }

    #expect(notices { _ = store.second } when: { store.send(.replace(first: 7)) })
    #expect(store.first == 7)
  }

  @Test func `43. a state that is assigned to itself is no replacement`() {
    let store = Store(initialState: Settled.State()) { Settled() }

    #expect(!notices { _ = store.second } when: { store.send(.assignToItself) })
  }

  @Test func `56. the reducer is asked for once, and sees the dependencies`() async {
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
