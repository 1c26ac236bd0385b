import ComposableTesting
import Testing

@MainActor
@Suite struct TimelineTests {
  @Test func `a timeline records actions, their changes, and their effects`() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }

    await store.send(.addLater(1))
    await store.receive(\.add) { $0.total = 1 }
    await store.send(.wait)
    await store.skipInFlightEffects()

    #expect(
      store.timeline.map(\.description) == [
        "sent .addLater(1)",
        "started the effect at ComposableTestingTests/Tally.swift:32",
        """
        received .add(1)
            - Tally.State(total: 0)
            + Tally.State(total: 1)
        """,
        "completed the effect at ComposableTestingTests/Tally.swift:32",
        "sent .wait",
        "started the effect at ComposableTestingTests/Tally.swift:36",
        "cancelled the effect at ComposableTestingTests/Tally.swift:36",
      ]
    )
  }

  @Test func `an action sent by an effect is in the timeline before the test receives it`() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    store.exhaustivity = .off

    await store.send(.addTwice(2))

    #expect(
      store.timeline == [
        .sent(action: ".addTwice(2)", change: nil),
        .received(
          action: ".add(2)", change: "- Tally.State(total: 0)\n+ Tally.State(total: 2)"
        ),
        .received(
          action: ".add(2)", change: "- Tally.State(total: 2)\n+ Tally.State(total: 4)"
        ),
      ]
    )
  }

  @Test func `the same steps always produce the same timeline`() async {
    var timelines: [[TimelineEvent]] = []
    for _ in 1...3 {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      store.exhaustivity = .off
      for number in 1...5 { await store.send(.addLater(number)) }
      await store.finish()
      timelines.append(store.timeline)
    }

    #expect(timelines[0].count == 20)
    #expect(timelines[0] == timelines[1])
    #expect(timelines[1] == timelines[2])
  }
}
