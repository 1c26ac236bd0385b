import ComposableTesting
import Testing

/// Features written with macros, as in an article.
@MainActor
@Suite struct NavigationTests {
  @Test func `53. key paths reach a child's action through a presentation`() async {
    let store = TestStore(
      initialState: TreeFeature.State(counter: CounterFeature.State(count: 3))
    ) {
      TreeFeature()
    }

    await store.send(\.counter.incrementButtonTapped) { $0.counter?.count = 4 }
    await store.send(\.counter.incrementButtonTapped) { $0.counter?.count = 5 }
    await store.receive(\.counter.dismiss) { $0.counter = nil }
  }

  @Test func `53. key paths reach a child's action through a destination`() async {
    let store = TestStore(
      initialState: TreeFeature.State(destination: .counter(CounterFeature.State(count: 3)))
    ) {
      TreeFeature()
    }

    await store.send(\.destination.counter.incrementButtonTapped) {
      $0.destination?.counter?.count = 4
    }
    await store.send(\.destination.counter.factButtonTapped)
    await store.receive(\.destination.counter.response, 8) {
      XCTModify(&$0.destination, case: \.counter) { $0.count = 8 }
    }
    await store.send(.alertButtonTapped) {
      $0.destination = .alert(AlertState { TextState("Sure?") })
    }
    await store.send(\.destination.alert.confirm) { $0.destination = nil }
  }

  @Test func `53. key paths reach an element's action through a stack`() async {
    let store = TestStore(
      initialState: RootFeature.State(
        path: StackState([.counter(CounterFeature.State(count: 3))])
      )
    ) {
      RootFeature()
    }

    await store.send(\.path[id: 0].counter.incrementButtonTapped) {
      $0.path[id: 0, case: \.counter]?.count = 4
    }
    await store.send(\.path[id: 0].counter.factButtonTapped)
    await store.receive(\.path[id: 0].counter.response) {
      XCTModify(&$0.path[id: 0], case: \.counter) { $0.count = 8 }
    }
    await store.send(\.path[id: 0].counter.incrementButtonTapped) {
      $0.path[id: 0]?.counter?.count = 9
    }
    await store.receive(\.path.popFrom) { $0.path[id: 0] = nil }
  }

  @Test func `50. without exhaustivity, a test can skip actions and their changes`() async {
    let store = TestStore(
      initialState: RootFeature.State(
        path: StackState([.counter(CounterFeature.State(count: 3))])
      )
    ) {
      RootFeature()
    }
    store.exhaustivity = .off

    await store.send(\.path[id: 0].counter.incrementButtonTapped)
    await store.send(\.path[id: 0].counter.incrementButtonTapped)
    await store.receive(\.path.popFrom)

    #expect(store.state.path.isEmpty)
  }

  @Test func `36. scoping to an optional needs no type annotation`() {
    let store = Store(initialState: TreeFeature.State(counter: CounterFeature.State())) {
      TreeFeature()
    }

    let child = store.scope(state: \.counter, action: \.counter.presented)
    let destination = store.scope(state: \.destination?.counter, action: \.destination.counter)

    #expect(child?.count == 0)
    #expect(destination == nil)
  }
}
