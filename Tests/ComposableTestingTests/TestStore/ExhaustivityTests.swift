import ComposableTesting
import Testing

@MainActor
@Suite struct ExhaustivityTests {
  @Test func `48. a change that is not asserted is reported with its difference`() async {
    let messages = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.add(1))
    }

    #expect(
      messages == [
        """
        State was not expected to change, but a change occurred: …

            − Tally.State(total: 0)
            + Tally.State(total: 1)

        (Expected: −, Actual: +)
        """
      ]
    )
  }
}
