import ComposableTesting
import IssueRecording
import Testing

/// The values that a test store compares, and the order in which it compares them.
@MainActor
@Suite struct ExpectationTests {
  let store = TestStore(initialState: Echo.State()) { Echo() }

  @Test func `47. an action sent by an effect changes the state when the test receives it`() async {
    await store.send(.echoPatiently(.add(1)))
    for _ in 1...200 { await Task.yield() }

    #expect(store.state.sum == 0)
    await store.receive(\.add) {
      $0.sum = 1
      $0.count = 1
    }
    #expect(store.state.sum == 1)
  }

  @Test func `48. an assertion's closure starts from the state before the action`() async {
    await store.send(.add(1)) {
      $0.sum += 1
      $0.count += 1
    }
    await store.send(.echo([.add(2)]))
    await store.receive(\.add) {
      $0.sum += 2
      $0.count += 1
    }
  }

  @Test func `in an assertion's closure, the store has the state before the action`() async {
    var sums: [Int] = []

    await store.send(.add(1)) {
      sums.append(store.state.sum)
      $0.sum = store.state.sum + 1
      $0.count = 1
    }
    await store.send(.echo([.add(2)]))
    await store.receive(\.add) {
      sums.append(store.state.sum)
      $0.sum = store.state.sum + 2
      $0.count = 2
    }
    store.exhaustivity = .off
    await store.send(.add(4)) {
      sums.append(store.state.sum)
      $0.sum = 7
    }

    #expect(sums == [0, 1, 3])
    #expect(store.state.sum == 7)
  }

  @Test func `a test store infers its types from its reducer`() async {
    let store = TestStore(initialState: .init()) { Echo() } withDependencies: { _ in }

    await store.send(.add(1)) {
      $0.sum = 1
      $0.count = 1
    }
  }

  @Test func `48. an error thrown by an assertion's closure is reported`() async {
    let messages = await messages {
      await store.send(.reset) { _ in throw Mishap() }
    }

    #expect(
      messages == [
        """
        The closure that asserts the state threw an error: …

            Mishap(reason: "no reason")

        The state was not compared. If the test expects the error, catch it in the closure.
        """
      ]
    )
  }

  @Test func `49. dropped actions can't be received`() async {
    store.exhaustivity = .off
    await store.send(.echo([.add(1)]))
    await store.send(.reset)

    let messages = await messages { await store.receive(.add(1)) }

    #expect(
      messages == [
        """
        Expected to receive .add(1), but received none.

        No effect is running that could still send it.
        """
      ]
    )
  }

  @Test func `50. receiving waits for a delayed action`() async {
    await store.send(.echoPatiently(.reset))

    await store.receive(\.reset)
  }

  @Test func `50. actions are received in the order they were sent`() async {
    await store.send(.echo([.add(1), .add(2)]))

    let messages = await messages { await store.receive(.add(2)) }
    await store.receive(.add(2)) {
      $0.sum = 3
      $0.count = 2
    }

    #expect(
      messages == [
        """
        Received unexpected action: …

            − Echo.Action.add(2)
            + Echo.Action.add(1)

        (Expected: −, Received: +)
        """
      ]
    )
  }

  @Test func `50. the issue for a missing action mentions effects that are still running`() async {
    let messages = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      store.exhaustivity = .off
      await store.send(.wait)
      await store.receive(.add(1), timeout: .zero)
    }

    #expect(
      messages == [
        """
        Expected to receive .add(1), but received none after 0.0 seconds.

        Effects are still running that could send it. If one of them waits for a clock or a \
        scheduler, advance that clock or scheduler; give 'receive' a longer timeout if an effect \
        is slow; and override dependencies that do real work.
        """
      ]
    )
  }

  @Test func `50. without exhaustivity, the first matching action is received`() async {
    store.exhaustivity = .off
    await store.send(.echo([.add(1), .reset, .add(5)]))

    await store.receive(\.reset) { $0.sum = 0 }
    await store.receive(.add(5)) { $0.sum = 5 }
  }

  @Test func `50. without exhaustivity, a missing action is reported and others are kept`() async {
    store.exhaustivity = .off
    await store.send(.echo([.add(1), .add(2)]))

    let messages = await messages { await store.receive(\.reset) }

    #expect(
      messages == [
        """
        Expected to receive \\.reset, but received only other actions.

        Received:
            Echo.Action.add(1)
            Echo.Action.add(2)
        """
      ]
    )
    await store.receive(.add(1)) { $0.sum = 1 }
  }

  @Test func `51. without exhaustivity, a closure starts from the state after the action`()
    async
  {
    store.exhaustivity = .off

    await store.send(.add(3)) { $0.sum = 3 }
  }

  @Test func `53. receiving an action of a different case is reported`() async {
    await store.send(.echo([.add(1)]))

    let messages = await messages { await store.receive(\.reset) }

    #expect(
      messages == [
        """
        Received unexpected action: …

        Expected:
            \\.reset

        Received:
            Echo.Action.add(1)
        """
      ]
    )
  }

  @Test func `53. receiving a different payload is reported with the difference`() async {
    await store.send(.echo([.add(1)]))

    let messages = await messages { await store.receive(\.add, 2) }

    #expect(
      messages == [
        """
        Received unexpected action: …

            − 2
            + 1

        (Expected: −, Received: +)
        """
      ]
    )
  }

  @Test func `56. the store's dependencies apply when its state and reducer are created`() async {
    await confirmation(expectedCount: 1) { made in
      let store = TestStore(initialState: Self.year) {
        let _ = made()
        Reduce<Int, Void> { state, _ in
          state += Self.year
          return .none
        }
      } withDependencies: {
        $0.date.now = .init(timeIntervalSince1970: 1)
      }

      #expect(store.state == 1)
      await store.send(()) { $0 = 2 }
    }
  }

  private static var year: Int {
    @Dependency(\.date.now) var now
    return Int(now.timeIntervalSince1970)
  }
}

private struct Mishap: Error { let reason = "no reason" }
