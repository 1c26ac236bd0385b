import ComposableCore
import ComposableTesting
import Dispatch
import Foundation
import IssueRecording
import Testing

@MainActor
@Suite(.serial) struct SchedulerTests {
  @Dependency(\.mainQueue) var mainQueue

  @Test func `an effect waits on the main queue until a test advances the queue`() async {
    let queue = DispatchQueue.test
    let store = withDependencies {
      $0.mainQueue = queue.eraseToAnyScheduler()
    } operation: {
      labStore { _, action in
        guard action == "go" else { return .none }
        @Dependency(\.mainQueue) var mainQueue
        return .run { send in
          try await mainQueue.sleep(for: .seconds(2))
          await send("awake")
        }
      }
    }

    let task = store.send("go")
    await queue.advance(by: .seconds(1))
    #expect(store.withState { $0 } == ["go"])
    await queue.advance(by: .seconds(1))

    #expect(store.withState { $0 } == ["go", "awake"])
    await task.finish()
  }

  @Test func `a dispatch queue can schedule effects in real time`() async {
    let store = labStore { _, action in
      switch action {
      case "typed":
        .send("searched").debounce(id: 1, for: 0.001, scheduler: DispatchQueue.main)
      case "scrolled":
        .send("saved")
          .throttle(id: 2, for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
      default: .none
      }
    }

    await store.send("typed").finish()
    store.send("scrolled")

    #expect(store.withState { $0 } == ["typed", "searched", "scrolled", "saved"])
  }

  @Test func `the immediate queue never waits`() async throws {
    try await withDependencies {
      $0.mainQueue = .immediate
    } operation: {
      let start = mainQueue.now
      try await mainQueue.sleep(for: .seconds(3_600))
      #expect(start.duration(to: mainQueue.now) == .seconds(3_600))
    }
  }

  @Test func `a timer on a test queue ticks when the queue advances`() async {
    let queue = DispatchQueue.test
    let ticks = LockIsolated(0)
    let scheduler = queue.eraseToAnyScheduler()
    let task = Task {
      for await _ in scheduler.timer(interval: .seconds(1)) { ticks.withValue { $0 += 1 } }
    }

    await queue.advance(by: .seconds(3))

    #expect(ticks.value == 3)
    task.cancel()
    await task.value
  }

  @Test func `debounced and throttled effects can use a scheduler`() async {
    let queue = DispatchQueue.test
    let store = labStore { _, action in
      let scheduler = queue.eraseToAnyScheduler()
      return switch action {
      case "d": .send("debounced").debounce(id: 1, for: .seconds(1), scheduler: scheduler)
      case "t":
        .send("throttled").throttle(id: 2, for: .seconds(1), scheduler: scheduler, latest: true)
      default: .none
      }
    }

    store.send("d")
    store.send("d")
    store.send("t")
    store.send("t")
    #expect(store.withState { $0 } == ["d", "d", "t", "throttled", "t"])
    await queue.advance(by: .seconds(1))

    #expect(
      store.withState { $0 } == ["d", "d", "t", "throttled", "t", "debounced", "throttled"]
    )
    #expect(store.isQuiet)
  }

  @Test func `schedulers accept intervals as numbers of seconds`() async {
    let queue = DispatchQueue.test
    let scheduler = queue.eraseToAnyScheduler()
    let ticks = LockIsolated(0)
    let timer = Task {
      for await _ in scheduler.timer(interval: 0.5) { ticks.withValue { $0 += 1 } }
    }
    let sleeper = Task { try await scheduler.sleep(for: 2) }
    let store = labStore { _, action in
      switch action {
      case "d": .send("debounced").debounce(id: 1, for: 1, scheduler: scheduler)
      case "t": .send("throttled").throttle(id: 2, for: 1, scheduler: scheduler, latest: true)
      default: .none
      }
    }
    for action in ["d", "t", "t"] { store.send(action) }

    await queue.advance(by: 0.5)
    #expect(ticks.value == 1)
    #expect(store.withState { $0 } == ["d", "t", "throttled", "t"])
    await queue.advance(by: 1.5)
    #expect(ticks.value == 4)
    #expect(store.withState { Set($0.suffix(2)) } == ["debounced", "throttled"])
    await #expect(throws: Never.self) { try await sleeper.value }
    timer.cancel()
  }

  @Test func `a test must override the main run loop and can then advance it`() async throws {
    let runLoop = RunLoop.test
    let sleeper = withDependencies {
      $0.mainRunLoop = runLoop.eraseToAnyScheduler()
    } operation: {
      @Dependency(\.mainRunLoop) var mainRunLoop
      return Task { [mainRunLoop] in try await mainRunLoop.sleep(for: .seconds(1)) }
    }
    await runLoop.advance(by: .seconds(1))
    try await sleeper.value

    @Dependency(\.mainRunLoop) var unprepared
    let issues = await messages { try? await unprepared.sleep(for: .zero) }
    #expect(issues == unimplemented("mainRunLoop"))
  }

  @Test func `using the main queue in a test without overriding it is reported`() async {
    let issues = await messages { try? await mainQueue.sleep(for: .zero) }

    #expect(issues == unimplemented("mainQueue"))
  }

  /// Returns the issues for sleeping on an unimplemented scheduler, which also reads `now` twice.
  private func unimplemented(_ name: String) -> [String] {
    ["now", "now", "sleep"].map { member in
      """
      Unimplemented: @Dependency(\\.\(name)).\(member)

      A test used a clock without overriding it, so the test would wait in real time. To fix this, \
      override the clock with a 'TestClock', whose time the test advances, or with an \
      'ImmediateClock', which never waits.
      """
    }
  }
}
