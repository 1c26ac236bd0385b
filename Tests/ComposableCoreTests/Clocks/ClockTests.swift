import ComposableCore
import IssueRecording
import Testing

@Suite(.serial) struct ClockTests {
  @Test func `an immediate clock doesn't wait, and its time advances to the deadline`() async throws
  {
    let clock = ImmediateClock()

    try await clock.sleep(for: .seconds(3600))

    #expect(clock.now == ImmediateClock<Duration>.Instant(offset: .seconds(3600)))
  }

  @Test func `an immediate clock never goes backward`() async throws {
    let clock = ImmediateClock(now: ImmediateClock<Duration>.Instant(offset: .seconds(2)))

    try await clock.sleep(until: ImmediateClock<Duration>.Instant(offset: .seconds(1)))

    #expect(clock.now == ImmediateClock<Duration>.Instant(offset: .seconds(2)))
  }

  @Test func `a cancelled task doesn't advance an immediate clock`() async {
    let clock = ImmediateClock()

    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }

    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now == ImmediateClock<Duration>.Instant())
  }

  @Test func `every use of an unimplemented clock is reported`() async {
    let clock = UnimplementedClock()

    let issues = await messages { try? await clock.sleep(until: clock.now, tolerance: nil) }

    let why = """
      A test used a clock without overriding it, so the test would wait in real time. To fix this, \
      override the clock with a 'TestClock', whose time the test advances, or with an \
      'ImmediateClock', which never waits.
      """
    #expect(
      issues == ["Unimplemented: Clock.now\n\n\(why)", "Unimplemented: Clock.sleep\n\n\(why)"]
    )
  }

  @Test func `a type-erased clock measures the same durations as its base clock`() async throws {
    let inside = TestClock()
    let clock = AnyClock(inside)
    let start = clock.now

    await inside.advance(by: .seconds(3))

    #expect(start.duration(to: clock.now) == .seconds(3))
    #expect(start < clock.now)
  }

  @Test func `a type-erased clock sleeps on its base clock`() async throws {
    let inside = TestClock()
    let clock: any Clock<Duration> = AnyClock(inside)
    let log = Log()
    let task = Task {
      try await clock.sleep(for: .seconds(3600))
      log.append("awake")
    }

    await inside.advance(by: .seconds(3599))
    #expect(log.entries == [])
    await inside.advance(by: .seconds(1))
    #expect(log.entries == ["awake"])
    task.cancel()
  }

  @Test func `a timer ticks at its interval`() async {
    let clock = TestClock()
    let log = Log()
    let task = Task {
      for await _ in clock.timer(interval: .seconds(2)) { log.append("tick") }
      log.append("end")
    }

    await clock.advance(by: .seconds(1))
    #expect(log.entries == [])
    await clock.advance(by: .seconds(5))
    #expect(log.entries == ["tick", "tick", "tick"])
    task.cancel()
    await task.value
    #expect(log.entries == ["tick", "tick", "tick", "end"])
  }

  @Test func `slow work between ticks doesn't shift later ticks`() async {
    let clock = TestClock()
    let log = Log()
    let task = Task {
      for await _ in clock.timer(interval: .seconds(2)) {
        log.append("\(TestClock<Duration>.Instant().duration(to: clock.now))")
        try? await clock.sleep(for: .milliseconds(2500))
      }
    }

    await clock.advance(by: .seconds(10))

    #expect(log.entries == ["2.0 seconds", "6.0 seconds", "10.0 seconds"])
    task.cancel()
  }

  @Test func `a timer can be created from a clock of unknown type`() async {
    let testClock = TestClock()
    let clock: any Clock<Duration> = testClock
    let task = Task { () -> Int in
      for await _ in clock.timer(interval: .seconds(1)) { return 1 }
      return 0
    }

    await testClock.advance(by: .seconds(1))

    #expect(await task.value == 1)
  }
}
