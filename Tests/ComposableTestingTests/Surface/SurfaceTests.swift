import ComposableTesting
import Foundation
import Synchronization
import Testing

/// The public API of the library, used as in an application.
@MainActor @Suite struct SurfaceTests {
  private func depot(_ state: Depot.State = Depot.State()) -> TestStoreOf<Depot> {
    TestStore(initialState: state) {
      Depot()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
  }

  @Test func `effects can run, wait, and send actions back`() async {
    let store = depot()

    await store.send(\.plain.fill)
    await store.receive(\.plain.filled, 1) { $0.plain.count = 1 }
    await store.receive(\.plain.filled, 1, timeout: .seconds(1)) { $0.plain.count = 2 }
    await store.send(\.plain.binding.label, "Tea") { $0.plain.label = "Tea" }
    await store.receive(\.plain.loaded.success, 7)
    await store.receive(\.plain.filled) { $0.plain.count = 9 }
    await store.finish(timeout: .seconds(1))
  }

  @Test func `a presented feature can be reached through its case paths`() async {
    let store = depot(Depot.State(sheet: Crate.State(), destination: .crate(Crate.State())))

    await store.send(\.sheet.filled, 1) { $0.sheet?.count = 1 }
    await store.send(\.sheet.presented.filled, 1) { $0.sheet?.count = 2 }
    await store.send(.sheet(.presented(.filled(1)))) { $0.sheet?.count = 3 }
    await store.send(\.destination.crate.filled, 4) { $0.destination?.crate?.count = 4 }
    await store.send(\.destination.crate.filled, 1) {
      $0.$destination[case: \.crate]?.count = 5
    }
    await store.send(\.destination.crate.filled, 1) {
      $0.destination?.modify(\.crate) { $0.count = 6 }
    }
    await store.send(\.destination.crate.filled, 1) {
      XCTModify(&$0.destination, case: \.crate) { $0.count = 7 }
    }
    await store.send(\.sheet.close)
    await store.receive(\.sheet.dismiss) { $0.sheet = nil }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func `alert and dialog buttons can be tapped`() async {
    let store = depot(Depot.State(question: AlertState { TextState("Well?") }))
    store.exhaustivity = .off

    await store.send(.ask)
    #expect(store.state.alert?.buttons.count == 3)
    await store.send(\.alert.yes)
    await store.send(\.dialog.presented, .yes)
    await store.send(\.question, .no)
    #expect(store.state.alert == nil && store.state.dialog == nil && store.state.question == nil)
  }

  @Test func `stack elements can be reached by their IDs`() async {
    let store = depot(Depot.State(path: StackState([.crate(Crate.State())])))

    await store.send(\.path[id: 0].crate.filled, 1) { $0.path[id: 0]?.crate?.count = 1 }
    await store.send(.path(.element(id: 0, action: .crate(.filled(1))))) {
      $0.path[id: 0, case: \.crate]?.count = 2
    }
    await store.send(\.path[id: 0].crate.filled, 1) {
      XCTModify(&$0.path[id: 0], case: \.crate) { $0.count = 3 }
    }
    await store.send(.path(.push(id: 1, state: .crate(Crate.State())))) {
      $0.path.append(.crate(Crate.State()))
    }
    await store.send(\.path[id: 1].crate.close)
    await store.receive(\.path.popFrom) { $0.path[id: 1] = nil }
    await store.send(\.path.popFrom, 0) { $0.path.pop(from: 0) }
    await store.send(.crates(.push(id: 2, state: Crate.State()))) {
      $0.crates[id: 2] = Crate.State()
    }
  }

  @Test func `collection rows can be reached by their IDs`() async {
    let store = depot(Depot.State(rows: [Crate.State(id: 4), Crate.State(id: 5)]))

    await store.send(\.rows[id: 4].filled, 1) { $0.rows[id: 4]?.count = 1 }
    await store.send(.rows(.element(id: 5, action: .filled(1)))) { $0.rows[id: 5]?.count = 1 }
  }

  @Test func `a test store's exhaustivity can be set`() async {
    let store = depot()

    store.exhaustivity = .off(showSkippedAssertions: false)
    await store.send(.plain(.filled(1)))
    store.exhaustivity = .on
    await store.withExhaustivity(.off) { await store.send(.plain(.filled(1))) }
    store.withExhaustivity(.off) { store.assert { $0.plain.count = 2 } }

    store.exhaustivity = .off
    let task = await store.send(\.plain.fill)
    await task.finish(timeout: .seconds(1))
    await store.skipReceivedActions(strict: true)
    await store.skipInFlightEffects(strict: false)
    await task.cancel()
    #expect(!store.isDismissed && store.state.plain.count == 4)
  }

  @Test func `a received action can be matched by a predicate`() async {
    let store = depot()
    store.dependencies.continuousClock = ImmediateClock()

    await store.send(.plain(.loaded(.success(3))))
    await store.receive { if case .plain(.filled) = $0 { true } else { false } } assert: {
      $0.plain.count = 3
    }
  }

  @Test func `a store can be scoped to each of its features`() async {
    let store = Store(
      initialState: Depot.State(
        rows: [Crate.State(id: 4)], path: StackState([.crate(Crate.State())]),
        sheet: Crate.State(), destination: .crate(Crate.State())
      )
    ) {
      Depot()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }

    let sheet: StoreOf<Crate>? = store.scope(state: \.sheet, action: \.sheet.presented)
    sheet?.send(.filled(1))
    store.scope(state: \.destination?.crate, action: \.destination.crate)?.send(.filled(2))
    store.scope(state: \.plain, action: \.plain).send(.filled(3))
    for row in store.scope(state: \.rows, action: \.rows) { row.send(.filled(4)) }
    await store.send(.plain(.fill)).finish()
    await store.send(.sheet(.presented(.fill))).finish()

    // Filling adds one and the scale's weight, which the depot overrides with two for the sheet.
    #expect(store.sheet?.count == 1 + 1 + 2)
    #expect(store.destination?.crate?.count == 2)
    #expect(store.withState(\.plain.count) == 3 + 1 + 1)
    #expect(store.rows[id: 4]?.count == 4)
    #expect(store.state.optional == nil)
    #expect(store.scope(state: \.optional, action: \.optional) == nil)
    #expect(store.send(.ask).isCancelled)
  }

  @Test func `an effect's task has the given name`() async {
    let name = Mutex<String?>(nil)
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { _, _ in
        .run(name: "Naming") { _ in name.withLock { $0 = Task.name } }
      }
    }

    await store.send(true).finish()

    #expect(name.withLock { $0 } == "Naming")
  }
}
