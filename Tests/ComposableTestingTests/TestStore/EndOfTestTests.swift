import ComposableTesting
import IssueRecording
import Testing

/// The issues that are reported at the end of a test, and their locations.
@MainActor
@Suite struct EndOfTestTests {
  @Test func `52. the issue for an action that wasn't received explains the fix`() async {
    let messages = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.addLater(1))
      await store.finish()
    }

    #expect(
      messages == [
        """
        The store received 1 unexpected action: …

        Unhandled actions:
            Tally.Action.add(1)

        Effects sent these actions, but the test hasn't received them. Assert them with 'receive', \
        or drop them with 'skipReceivedActions()'.
        """
      ]
    )
  }

  @Test func `52. the issue for an effect that's still running explains the fix`() async {
    let messages = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.wait)
    }

    #expect(
      messages.map(\.lineless) == [
        """
        An effect returned for this action is still running. It must complete before the end of \
        the test.

            Effect started at ComposableTestingTests/Tally.swift:…

        \(advice)
        """
      ]
    )
  }

  @Test func `52. the issue for effects that don't finish in time explains the fix`() async {
    let messages = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.wait)
      await store.finish(timeout: .zero)
    }

    #expect(
      messages.map(\.lineless) == [
        """
        Expected effects to finish, but 1 is still running after 0.0 seconds.

            Effect started at ComposableTestingTests/Tally.swift:…

        \(advice)
        """
      ]
    )
  }

  @Test func `52. effects that don't finish aren't reported if the store isn't exhaustive`() async {
    let messages = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      store.exhaustivity = .off
      await store.send(.wait)
      await store.finish(timeout: .zero)
    }

    #expect(messages == [])
  }

  @Test
  func `52. unreceived actions are reported at the store, and running effects where they started`()
    async
  {
    let first: UInt = #line
    let lines = await issueLines {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.wait)
      await store.send(.addLater(1))
    }

    #expect(lines == [first + 2, first + 3])
  }

  @Test func `the issue for a task that doesn't finish in time explains the fix`() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    let task = await store.send(.wait)

    let messages = await messages { await task.finish(timeout: .zero) }

    #expect(
      messages == [
        """
        Expected the task to finish, but it is still running after 0.0 seconds.

        If an effect of the action waits for a clock, advance the clock; if an effect never ends, \
        cancel the task; if an effect is slow, give 'finish' a longer timeout.
        """
      ]
    )
    await task.cancel()
  }

  @Test func `an assertion's issues are reported at the line of the assertion`() async {
    let first: UInt = #line
    let lines = await issueLines {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.add(1))
      await store.send(.add(1)) { $0.total = 9 }
      await store.send(.nothing) { $0.total = 2 }
      await store.receive(\.add)
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      store.assert { $0.total = 9 }
    }

    #expect(lines == [3, 4, 5, 6, 7, 8, 9].map { first + $0 })
  }
}

private let advice = """
  To fix this, do one of the following: advance the clock that the effect waits for; send the \
  action that ends the effect; cancel the task that 'send' returns; override the dependency \
  that the effect waits for; or drop the effect with 'skipInFlightEffects()'.
  """
