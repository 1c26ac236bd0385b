import Synchronization

/// A clock whose time only moves when a test says so.
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
/// Sleepers wake in the order of their deadlines, and at the same deadline in the order in which
/// they went to sleep. Before each wakes, and after the last, other tasks get the chance to go to
/// sleep in their turn, so a loop that sleeps a second wakes five times in an advance by five
/// seconds. Nobody wakes without an advance, not even from a sleep of no duration.
public final class TestClock<Duration>: Clock, Sendable
where Duration: DurationProtocol & Hashable & Sendable {
  private let sleepers: Mutex<Sleepers<Instant>>

  /// A clock that stands at a moment.
  public init(now: Instant = Instant()) {
    sleepers = Mutex(Sleepers(now: now))
  }

  public var now: Instant { sleepers.withLock { $0.now } }

  public var minimumResolution: Duration { .zero }

  /// Waits until the clock is advanced to a deadline.
  ///
  /// A sleep until the present moment, such as one of no duration, waits for the next advance too:
  /// `advance()` is enough. Only a deadline in the past returns at once.
  ///
  /// - Throws: `CancellationError`, as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = sleepers.withLock { $0.makeID() }
    defer { sleepers.withLock { $0.markAwake(id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        fallAsleep(id: id, until: deadline, continuation: continuation)
      }
    } onCancel: {
      sleepers.withLock { $0.remove(id) }?.continuation.resume(throwing: CancellationError())
    }
  }

  /// A cancellation that comes before the task is among the sleepers finds nobody to wake, so it is
  /// looked for again under the lock.
  private func fallAsleep(
    id: Int, until deadline: Instant, continuation: CheckedContinuation<Void, any Error>
  ) {
    sleepers.withLock { sleepers in
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
  /// Moves the clock forward by a duration, waking sleepers on the way.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the clock forward to a moment, waking sleepers on the way.
  ///
  /// The clock never goes back: an earlier moment only gives other tasks the chance to run.
  public func advance(to deadline: Instant) async {
    await letOthersRun()
    while await wakeFirst(until: deadline) {}
    sleepers.withLock { $0.now = max($0.now, deadline) }
  }

  /// Moves the clock forward until nobody sleeps any more.
  ///
  /// It is an issue when that does not come to an end, as with a timer that is never cancelled. It
  /// is taken not to end when it has woken sleepers a thousand times, and has lasted longer than
  /// the time-out.
  ///
  /// - Parameter duration: How long to go on at least, in real time.
  public func run(
    timeout duration: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let end = ContinuousClock.now.advanced(by: duration)
    var wakes = 0
    await letOthersRun()
    while await wakeFirst(until: nil) {
      wakes += 1
      if wakes >= 1000, ContinuousClock.now >= end {
        let location = IssueLocation(
          fileID: fileID, filePath: filePath, line: line, column: column
        )
        return location.report(endlessRunMessage)
      }
    }
  }

  /// Checks that nobody sleeps on the clock.
  ///
  /// - Throws: ``SuspensionError``, if somebody does.
  public func checkSuspension() async throws {
    await letOthersRun()
    guard sleepers.withLock({ $0.isEmpty }) else { throw SuspensionError() }
  }

  /// Wakes the next sleeper, if there is one, and lets it go on until it sleeps or ends.
  private func wakeFirst(until deadline: Instant?) async -> Bool {
    guard let sleeper = sleepers.withLock({ $0.removeFirst(until: deadline) }) else { return false }
    sleeper.continuation.resume()
    await letOthersRun(while: { sleepers.withLock { $0.isSomebodyWaking } })
    return true
  }

  private var endlessRunMessage: String {
    """
    The clock was run, but something goes on sleeping on it.

    Something sleeps on it over and over, such as a timer, so running it would never end. To fix \
    this, cancel the timer before running the clock, or use 'advance(by:)'.
    """
  }
}
