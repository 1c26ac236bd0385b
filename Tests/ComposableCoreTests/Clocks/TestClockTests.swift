@testable import ComposableCore
import IssueRecording
import Synchronization
import Testing

@Suite(.serial) struct TestClockTests {
  let clock = TestClock()
  let log = Log()

  @Test func `a sleeping task wakes when the clock reaches its deadline, not before`() async {
    let task = Task { [clock, log] in
      try await clock.sleep(for: .seconds(2))
      log.append("awake")
    }

    await clock.advance(by: .milliseconds(1999))
    #expect(log.entries == [])

    await clock.advance(by: .milliseconds(1))
    #expect(log.entries == ["awake"])
    await #expect(throws: Never.self) { try await task.value }
  }

  @Test func `sleeping until the current instant waits for the next advance`() async throws {
    let task = Task { [clock, log] in
      try await clock.sleep(for: .zero)
      log.append("for nothing")
      try await clock.sleep(until: clock.now)
      log.append("until now")
    }

    await yieldToOtherTasks()
    #expect(log.entries == [])

    await clock.advance()
    #expect(log.entries == ["for nothing", "until now"])
    try await task.value
  }

  @Test func `tasks wake in the order of their deadlines`() async {
    for seconds in [3, 1, 2] {
      Task { [clock, log] in
        try await clock.sleep(for: .seconds(seconds))
        log.append(
          "\(seconds) at \(clock.now == TestClock<Duration>.Instant(offset: .seconds(seconds)))")
      }
    }

    await clock.advance(by: .seconds(3))

    #expect(log.entries == ["1 at true", "2 at true", "3 at true"])
  }

  @Test func `a task that sleeps in a loop can wake many times during one advance`() async {
    let task = Task { [clock, log] in
      while true {
        try await clock.sleep(for: .seconds(1))
        log.append("tick")
      }
    }

    await clock.advance(by: .seconds(5))

    #expect(log.entries.count == 5)
    task.cancel()
  }

  @Test func `running the clock wakes each task until none is sleeping`() async {
    Task { [clock, log] in
      try await clock.sleep(for: .seconds(60))
      log.append("one")
      try await clock.sleep(for: .seconds(3600))
      log.append("two")
    }

    await clock.run()

    #expect(log.entries == ["one", "two"])
    #expect(clock.now == TestClock<Duration>.Instant(offset: .seconds(3660)))
  }

  @Test func `running a clock is reported if tasks keep sleeping on it`() async {
    let task = Task { [clock] in
      while true { try await clock.sleep(for: .seconds(1)) }
    }

    let issues = await messages { await clock.run(timeout: .zero) }
    task.cancel()

    #expect(
      issues == [
        """
        The clock was run, but tasks keep sleeping on it.

        A timer or a loop sleeps on the clock repeatedly, so 'run()' would never return. To fix \
        this, cancel the timer before running the clock, or use 'advance(by:)'.
        """
      ]
    )
  }

  @Test func `a cancelled sleep ends immediately with a cancellation error`() async {
    let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    await clock.advance()

    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
    await #expect(throws: Never.self) { try await clock.checkSuspension() }
  }

  @Test func `a task that is already cancelled doesn't sleep`() async {
    let task = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }

    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `sleeping until a past deadline doesn't wait for the next advance`() async {
    await clock.advance(by: .seconds(5))
    let task = Task { [clock, log] in
      try await clock.sleep(until: TestClock<Duration>.Instant(offset: .seconds(4)))
      log.append("awake")
    }

    await yieldToOtherTasks()

    #expect(log.entries == ["awake"])
    task.cancel()
  }

  @Test func `a test clock never goes backward`() async {
    await clock.advance(by: .seconds(5))

    await clock.advance(to: TestClock<Duration>.Instant(offset: .seconds(1)))

    #expect(clock.now == TestClock<Duration>.Instant(offset: .seconds(5)))
  }

  @Test func `checking for suspension throws an error while a task sleeps`() async throws {
    let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }

    let error = await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }

    #expect(
      error?.description == """
        Expected no task to be sleeping on the clock, but at least one is. To fix this, advance \
        the clock until no task sleeps, or cancel the tasks that sleep.
        """
    )
    task.cancel()
  }
}

/// A log that any task can append to.
final class Log: Sendable {
  private let lines = Mutex<[String]>([])

  var entries: [String] { lines.withLock { $0 } }

  func append(_ entry: String) {
    lines.withLock { $0.append(entry) }
  }
}
