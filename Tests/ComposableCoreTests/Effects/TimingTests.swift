@testable import ComposableCore
import ComposableTesting
import Testing

@MainActor
@Suite(.serial) struct TimingTests {
  let clock = TestClock()

  /// A new store that debounces the effects of actions starting with "d", and throttles the
  /// effects of actions starting with "t" or "f".
  private var store: Store<[String], String> {
    labStore { [clock] _, action in
      switch action.first {
      case "d": .send("after \(action)").debounce(id: 1, for: .seconds(2), clock: clock)
      case "t":
        .send("after \(action)").throttle(id: 2, for: .seconds(2), clock: clock, latest: true)
      case "f":
        .send("after \(action)").throttle(id: 3, for: .seconds(2), clock: clock, latest: false)
      case "c": .merge(.cancel(id: 1), .cancel(id: 2))
      default: .none
      }
    }
  }

  @Test func `a debounced effect runs after an interval without new requests`() async {
    let store = store

    store.send("d1")
    await clock.advance(by: .seconds(1))
    store.send("d2")
    await clock.advance(by: .seconds(1))
    #expect(store.withState { $0 } == ["d1", "d2"])
    await clock.advance(by: .seconds(1))

    #expect(store.withState { $0 } == ["d1", "d2", "after d2"])
    #expect(store.isQuiet)
  }

  @Test func `a debounced effect can be cancelled while it waits`() async {
    let store = store

    store.send("d1")
    await clock.advance(by: .seconds(1))
    store.send("c")
    await clock.advance(by: .seconds(9))

    #expect(store.withState { $0 } == ["d1", "c"])
    #expect(store.isQuiet)
  }

  @Test
  func
    `a throttled effect runs the first request immediately and the latest when the interval ends`()
    async
  {
    let store = store

    store.send("t1")
    store.send("t2")
    store.send("t3")
    #expect(store.withState { $0 } == ["t1", "after t1", "t2", "t3"])
    await clock.advance(by: .seconds(2))
    #expect(store.withState { $0 } == ["t1", "after t1", "t2", "t3", "after t3"])
    store.send("t4")
    await clock.advance(by: .seconds(2))

    #expect(store.withState { $0 }.suffix(2) == ["t4", "after t4"])
    #expect(store.isQuiet)
  }

  @Test func `a throttled effect can run the first of the waiting requests instead of the latest`()
    async
  {
    let store = store

    store.send("f1")
    store.send("f2")
    store.send("f3")
    #expect(store.withState { $0 } == ["f1", "after f1", "f2", "f3"])
    await clock.advance(by: .seconds(2))

    #expect(store.withState { $0 }.suffix(1) == ["after f2"])
    #expect(store.isQuiet)
  }

  @Test func `a throttled effect that has run leaves no task running`() async {
    let store = store

    let task = store.send("t1")
    #expect(store.isQuiet)
    await task.finish()
    await clock.advance(by: .seconds(2))
    store.send("t2")

    #expect(store.withState { $0 } == ["t1", "after t1", "t2", "after t2"])
  }

  @Test func `a throttled effect can be cancelled while it waits`() async {
    let store = store

    store.send("t1")
    store.send("t2")
    store.send("c")
    await clock.advance(by: .seconds(1))
    store.send("t3")
    await clock.advance(by: .seconds(1))

    #expect(store.withState { $0 } == ["t1", "after t1", "t2", "c", "t3", "after t3"])
    #expect(store.isQuiet)
  }

  @Test func `dismissing a feature cancels a throttled effect that started after waiting`() async {
    let store = Store(initialState: Presenter.State(counter: Counter.State())) {
      Reduce<Presenter.State, Presenter.Action> { _, _ in .none }
        .ifLet(\.$counter, action: \.counter) {
          Reduce<Counter.State, Counter.Action> { [clock] state, action in
            if action == .increment { state.count += 1 }
            guard action == .start else { return .none }
            return .run { send in
              await send(.increment)
              try await clock.sleep(for: .seconds(5))
              await send(.tick)
            }
            .throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
          }
        }
    }

    store.send(.counter(.presented(.start)))
    store.send(.counter(.presented(.start)))
    await clock.advance(by: .seconds(1))
    #expect(store.withState { $0.counter?.count } == 2)
    store.send(.counter(.dismiss))

    #expect(store.isQuiet)
  }

  @Test func `a throttled effect that started after waiting can be cancelled by another ID`() async
  {
    let store = labStore { [clock] _, action in
      switch action {
      case "t":
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send("after t")
        }
        .throttle(id: 1, for: .seconds(2), clock: clock, latest: true)
        .cancellable(id: 2)
      case "c": .cancel(id: 2)
      default: .none
      }
    }

    store.send("t")
    store.send("t")
    await clock.advance(by: .seconds(2))
    store.send("c")

    #expect(store.withState { $0 } == ["t", "t", "after t", "c"])
    #expect(store.isQuiet)
  }

  @Test func `an effect that follows a throttled effect starts after it has ended`() async {
    let store = labStore { [clock] _, action in
      guard action == "t" else { return .none }
      return .concatenate(
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send("after t")
        }
        .throttle(id: 1, for: .seconds(2), clock: clock, latest: true),
        .send("next")
      )
    }

    store.send("t")
    store.send("t")
    for _ in 1...3 { await clock.advance(by: .seconds(1)) }

    #expect(store.withState { $0 } == ["t", "t", "after t", "next", "after t", "next"])
  }
}
