@testable import ComposableCore
import ComposableTesting
import Observation
import Testing

@MainActor
@Suite struct StoreScopeTests {
  @Test func `36. the same key paths give the same store`() {
    let store = Store(initialState: Presenter.State(counter: Counter.State())) { Presenter() }

    let first = store.scope(state: \.counter, action: \.counter.presented)
    let second = store.scope(state: \.counter, action: \.counter.presented)

    #expect(first != nil)
    #expect(first === second)
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
