import Synchronization

/// A clock whose time changes only when a test advances it.
///
/// ```swift
/// @Reducer
/// struct Countdown {
///   struct State: Equatable { var count = 0 }
///   enum Action { case startButtonTapped, tick }
///   @Dependency(\.continuousClock) var clock
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .startButtonTapped:
///         return .run { send in
///           try await clock.sleep(for: .seconds(1))
///           await send(.tick)
///         }
///       case .tick:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
///
/// let clock = TestClock()
/// let store = TestStore(initialState: Countdown.State()) {
///   Countdown()
/// } withDependencies: {
///   $0.continuousClock = clock
/// }
///
/// await store.send(.startButtonTapped)
/// await clock.advance(by: .seconds(1))
/// await store.receive(\.tick) { $0.count = 1 }
/// ```
///
/// Tasks wake in the order of their deadlines and, if their deadlines are equal, in the order in
/// which they went to sleep. Before each task wakes and after the last task has run, other tasks
/// get a chance to go to sleep, so a loop that sleeps for a second wakes five times when the clock
/// advances by five seconds. No task wakes unless the clock advances, even if the task sleeps for
/// zero seconds.
public final class TestClock<Duration>: Clock, Sendable
where Duration: DurationProtocol & Hashable & Sendable {
  private let sleepers: Mutex<Sleepers<Instant>>

  /// Creates a clock that starts at an instant.
  public init(now: Instant = Instant()) {
    sleepers = Mutex(Sleepers(now: now))
  }

  /// The current instant, which changes only when a test advances the clock.
  public var now: Instant { sleepers.withLock { $0.now } }

  /// The resolution of the clock, which is zero.
  public var minimumResolution: Duration { .zero }

  /// Waits until the clock is advanced to a deadline.
  ///
  /// A sleep until the current instant, such as a sleep of zero duration, also waits until the
  /// clock is next advanced, for example by `advance()`. Only a sleep until an earlier instant
  /// returns immediately.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = sleepers.withLock { $0.makeID() }
    // The clock doesn't advance again until each woken task has continued.
    defer { sleepers.withLock { $0.markAwake(id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        fallAsleep(id: id, until: deadline, continuation: continuation)
      }
    } onCancel: {
      sleepers.withLock { $0.remove(id) }?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Adds a sleeper, or resumes the task if it's cancelled or the deadline has passed.
  private func fallAsleep(
    id: Int, until deadline: Instant, continuation: CheckedContinuation<Void, any Error>
  ) {
    sleepers.withLock { sleepers in
      // The cancellation handler may have run before there was a sleeper to remove.
      if Task.isCancelled {
        continuation.resume(throwing: CancellationError())
      } else if deadline < sleepers.now {
        continuation.resume()
      } else {
        sleepers.add(Sleeper(id: id, deadline: deadline, continuation: continuation))
      }
    }
  }
}

extension TestClock {
  /// Advances the clock by a duration, waking tasks along the way. A duration of zero wakes the
  /// tasks that sleep until the current instant.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the clock to an instant, waking tasks along the way.
  ///
  /// The time never decreases. Passing an earlier instant only gives other tasks a chance to run.
  public func advance(to deadline: Instant) async {
    await yieldToOtherTasks()
    while await wakeFirst(until: deadline) {}
    sleepers.withLock { $0.now = max($0.now, deadline) }
  }

  /// Advances the clock until no task is sleeping.
  ///
  /// If that never happens, for example because a timer is never cancelled, the method reports an
  /// issue. It gives up once it has woken a thousand sleepers and the timeout has passed.
  ///
  /// - Parameter duration: The minimum time before the method gives up, in real time.
  public func run(
    timeout duration: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let end = ContinuousClock.now.advanced(by: duration)
    var wakes = 0
    await yieldToOtherTasks()
    while await wakeFirst(until: nil) {
      wakes += 1
      // A finite run can wake many sleepers, and it can be slow, so both limits must be exceeded.
      if wakes >= 1000, ContinuousClock.now >= end {
        let location = IssueLocation(
          fileID: fileID, filePath: filePath, line: line, column: column
        )
        return location.report(endlessRunMessage)
      }
    }
  }

  /// Checks that no task is sleeping on the clock.
  ///
  /// - Throws: ``SuspensionError`` if a task is sleeping.
  public func checkSuspension() async throws {
    await yieldToOtherTasks()
    guard sleepers.withLock({ $0.isEmpty }) else { throw SuspensionError() }
  }

  /// Wakes the next sleeper, unless the sleeper's deadline is later than `deadline`, and gives its
  /// task time to continue. Returns whether a sleeper was woken.
  private func wakeFirst(until deadline: Instant?) async -> Bool {
    guard let sleeper = sleepers.withLock({ $0.removeFirst(until: deadline) }) else { return false }
    sleeper.continuation.resume()
    await yieldToOtherTasks(while: { sleepers.withLock { $0.isAnyTaskResuming } })
    return true
  }

  private var endlessRunMessage: String {
    """
    The clock was run, but tasks keep sleeping on it.

    A timer or a loop sleeps on the clock repeatedly, so 'run()' would never return. To fix this, \
    cancel the timer before running the clock, or use 'advance(by:)'.
    """
  }
}
