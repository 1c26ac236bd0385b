import ComposableTesting
import IssueRecording
import Testing

@MainActor
@Suite struct ReceivingTests {
  @Test func `47. the store's state includes only the changes of asserted actions`() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }

    await store.send(.addTwice(1))
    #expect(store.state.total == 0)
    await store.receive(.add(1)) { $0.total = 1 }
    #expect(store.state.total == 1)
    await store.receive(.add(1)) { $0.total = 2 }
  }

  @Test func `48. a wrong expectation is reported with the difference`() async {
    let messages = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.add(1)) { $0.total = 2 }
    }

    #expect(
      messages == [
        """
        A state change does not match expectation: …

            − Tally.State(total: 2)
            + Tally.State(total: 1)

        (Expected: −, Actual: +)
        """
      ]
    )
  }

  @Test func `48. a closure that changes nothing is reported`() async {
    let messages = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.nothing) { $0.total = 0 }
    }

    #expect(
      messages == [
        """
        Expected state to change, but no change occurred.

        The closure leaves the state unchanged. Omit the closure if the action isn't expected to \
        change the state.
        """
      ]
    )
  }

  @Test func `49. sending before all actions are received is reported and drops nothing`() async {
    let messages = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.addLater(1))
      await store.send(.nothing)
      await store.receive(.add(1))
    }

    #expect(
      messages == [
        """
        Must handle 1 received action before sending an action.

        Sending:
            Tally.Action.nothing

        Unhandled:
            Tally.Action.add(1)

        Effects sent these actions, but the test hasn't received them. Assert them with \
        'receive', in this order, before sending; or drop them with 'skipReceivedActions()'.
        """
      ]
    )
  }

  @Test func `49. without exhaustivity, sending drops received actions and applies their changes`()
    async
  {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    store.exhaustivity = .off

    await store.send(.addLater(1))
    await store.send(.add(1)) { $0.total = 2 }
  }

  @Test func `50. receiving fails immediately if no effects are running`() async {
    let start = ContinuousClock.now
    let messages = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.receive(.add(2), timeout: .seconds(20))
    }

    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(
      messages == [
        """
        Expected to receive .add(2), but received none.

        No effect is running that could still send it.
        """
      ]
    )
  }

  @Test func `50. an issue shows an expected case path as it is written in the test`() async {
    let messages = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.receive(\.add)
    }

    #expect(
      messages == [
        """
        Expected to receive \\.add, but received none.

        No effect is running that could still send it.
        """
      ]
    )
  }

  @Test func `50. an issue shows the action that a predicate rejects`() async {
    let messages = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.addLater(1))
      await store.receive { $0 == .add(2) } assert: { $0.total = 1 }
    }

    #expect(
      messages == [
        """
        Received unexpected action: …

        Expected:
            an action matching the predicate

        Received:
            Tally.Action.add(1)
        """
      ]
    )
  }

  @Test func `51. without exhaustivity, only asserted changes are compared`() async {
    let messages = await messages {
      let store = TestStore(initialState: Tally.State(total: 1)) { Tally() }
      store.exhaustivity = .off
      await store.send(.add(1))
      await store.send(.add(1)) { $0.total += 0 }
      await store.send(.add(1)) { $0.total = 9 }
    }

    #expect(
      messages == [
        """
        A state change does not match expectation: …

            − Tally.State(total: 9)
            + Tally.State(total: 4)

        (Expected: −, Actual: +)
        """
      ]
    )
  }

  @Test func `52. effects that start after 'finish' has timed out are reported`() async {
    let messages = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.wait)
      await store.finish(timeout: .zero)
      await store.send(.wait)
    }

    let fix = """
      To fix this, do one of the following: advance the clock that the effect waits for; send the \
      action that ends the effect; cancel the task that 'send' returns; override the dependency \
      that the effect waits for; or drop the effect with 'skipInFlightEffects()'.
      """
    #expect(
      messages.map(\.lineless) == [
        """
        Expected effects to finish, but 1 is still running after 0.0 seconds.

            Effect started at ComposableTestingTests/Tally.swift:…

        \(fix)
        """,
        """
        An effect returned for this action is still running. It must complete before the end of the \
        test.

            Effect started at ComposableTestingTests/Tally.swift:…

        \(fix)
        """,
      ])
  }

  @Test func `54. strict skipping is reported if there's nothing to skip`() async {
    let messages = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
    }

    #expect(
      messages == [
        """
        There were no received actions to skip.

        All received actions have been asserted or skipped. Remove 'skipReceivedActions()', or pass \
        'strict: false' if there may be none.
        """,
        """
        There were no in-flight effects to skip.

        Every effect has already ended. Remove 'skipInFlightEffects()', or pass 'strict: false' if \
        there may be none.
        """,
      ]
    )
  }

  @Test func `a test doesn't have to receive skipped actions or wait for skipped effects`() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }

    await store.send(.addTwice(1))
    await store.skipReceivedActions()
    #expect(store.state.total == 2)
    await store.send(.wait)
    await store.skipInFlightEffects()
  }

  @Test func `skipped effects are cancelled`() async {
    let wasCancelled = LockIsolated(false)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Void> { _, _ in
        .run { _ in
          await withTaskCancellationHandler {
            try? await Task.never()
          } onCancel: {
            wasCancelled.setValue(true)
          }
        }
      }
    }

    let task = await store.send(())
    await store.skipInFlightEffects()

    #expect(task.isCancelled)
    #expect(wasCancelled.value)
  }

  @Test func `56. changed dependencies apply from the next action on`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Void> { state, _ in
        @Dependency(\.date.now) var now
        state = Int(now.timeIntervalSince1970)
        return .none
      }
    } withDependencies: {
      $0.date.now = .init(timeIntervalSince1970: 1)
    }

    await store.send(()) { $0 = 1 }
    store.dependencies.date.now = .init(timeIntervalSince1970: 2)
    await store.send(()) { $0 = 2 }
  }
}
