import ComposableTesting
import Testing

/// Navigation in features that use macros.
@MainActor
@Suite struct NavigationTests {
  private let almostFull = SackFeature.State(scoops: 10)

  @Test func `53. case paths reach a child's action through a presentation`() async {
    let store = TestStore(initialState: MillFeature.State(hook: almostFull)) { MillFeature() }

    await store.send(\.hook.scoopAdded) { $0.hook?.scoops = 11 }
    await store.send(\.hook.scoopAdded) { $0.hook?.scoops = 12 }
    await store.receive(\.hook.dismiss) { $0.hook = nil }
  }

  @Test func `53. case paths reach a child's action through a destination`() async {
    let store = TestStore(initialState: MillFeature.State(platform: .sack(almostFull))) {
      MillFeature()
    }

    await store.send(\.platform.sack.scoopAdded) { $0.platform?.sack?.scoops = 11 }
    await store.send(\.platform.sack.weighed)
    await store.receive(\.platform.sack.weightRead, 2_750) {
      XCTModify(&$0.platform, case: \.sack) { $0.grams = 2_750 }
    }
    await store.send(.bellRung) {
      $0.platform = .question(AlertState { TextState("Stop the mill?") })
    }
    await store.send(\.platform.question.stopped) { $0.platform = nil }
  }

  @Test func `53. case paths reach an element's action through a stack`() async {
    let store = TestStore(
      initialState: MillRoadFeature.State(path: StackState([.sack(almostFull)]))
    ) {
      MillRoadFeature()
    }

    await store.send(\.path[id: 0].sack.scoopAdded) {
      $0.path[id: 0, case: \.sack]?.scoops = 11
    }
    await store.send(\.path[id: 0].sack.weighed)
    await store.receive(\.path[id: 0].sack.weightRead) {
      XCTModify(&$0.path[id: 0], case: \.sack) { $0.grams = 2_750 }
    }
    await store.send(\.path[id: 0].sack.scoopAdded) { $0.path[id: 0]?.sack?.scoops = 12 }
    await store.receive(\.path.popFrom) { $0.path[id: 0] = nil }
  }

  @Test func `50. without exhaustivity, a test can skip actions and their changes`() async {
    let store = TestStore(
      initialState: MillRoadFeature.State(path: StackState([.sack(almostFull)]))
    ) {
      MillRoadFeature()
    }
    store.exhaustivity = .off

    await store.send(\.path[id: 0].sack.scoopAdded)
    await store.send(\.path[id: 0].sack.scoopAdded)
    await store.receive(\.path.popFrom)

    #expect(store.state.path.isEmpty)
  }

  @Test func `36. scoping to an optional needs no type annotation`() {
    let store = Store(initialState: MillFeature.State(hook: almostFull)) { MillFeature() }

    let hook = store.scope(state: \.hook, action: \.hook.presented)
    let platform = store.scope(state: \.platform?.sack, action: \.platform.sack)

    #expect(hook?.scoops == 10)
    #expect(platform == nil)
  }
}
