import ComposableTesting
import IssueRecording
import Testing

@MainActor
@Suite struct ExhaustivityTests {
  @Test func `48. an unasserted change is reported with a diff`() async {
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

  @Test func `51. skipped assertions are printed if the test requests it`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor in
      let store = TestStore(initialState: Tally.State()) { Tally() }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.add(1))
      await store.send(.add(1)) { $0.total = 2 }
      await store.send(.addTwice(3))
      await store.receive(\.add)
      await store.skipReceivedActions()
    }

    let place = "ComposableTestingTests/ExhaustivityTests.swift:"
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        """
        \(place)28: skipped a state change:

            − Tally.State(total: 0)
            + Tally.State(total: 1)
        \(place)28: skipped a state change:

            − Tally.State(total: 2)
            + Tally.State(total: 5)
        \(place)28: skipped 1 received action

        """
      ),
      "\(output)"
    )
  }

  @Test func `51. skipped assertions aren't issues`() async {
    let messages = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.addTwice(1))
      await store.send(.wait)
    }

    #expect(messages == [])
  }

  @Test func `51. actions and effects that a test omits are printed at its end if it requests it`()
    async
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor in
      let store = TestStore(initialState: Tally.State()) { Tally() }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.wait)
      await store.send(.addTwice(0))
    }

    let place = "ComposableTestingTests/ExhaustivityTests.swift:…"
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      output.lineless.contains(
        """
        \(place): skipped 2 received actions at the end of the test
        \(place): skipped an effect that is running at the end of the test

        """
      ),
      "\(output)"
    )
  }

  @Test func `51. actions that are left after 'finish' can still be received`() async {
    let messages = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      store.exhaustivity = .off
      await store.send(.addLater(1))
      await store.finish()
      await store.receive(\.add) { $0.total = 1 }
    }

    #expect(messages == [])
  }
}
