import Synchronization

/// A clock that never waits: a sleep returns immediately, and the clock's time advances to the
/// deadline.
///
/// Use it in tests and previews in which the delay itself doesn't matter. To test what happens
/// during the delay, use ``TestClock``.
///
/// ```swift
/// let clock = ImmediateClock()
/// let start = clock.now
/// try await clock.sleep(for: .seconds(3600))  // Returns immediately.
/// #expect(start.duration(to: clock.now) == .seconds(3600))
/// ```
public final class ImmediateClock<Duration>: Clock, Sendable
where Duration: DurationProtocol & Hashable & Sendable {
  private let state: Mutex<Instant>

  /// Creates a clock that starts at an instant.
  public init(now: Instant = Instant()) {
    state = Mutex(now)
  }

  /// The latest instant that a task has slept until, but at least the instant at which the clock
  /// started.
  public var now: Instant { state.withLock { $0 } }

  /// The resolution of the clock, which is zero.
  public var minimumResolution: Duration { .zero }

  /// Advances the clock to a deadline, if the deadline is in the future, and yields to other tasks.
  ///
  /// - Throws: `CancellationError` if the task is cancelled. The time doesn't change in this case.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    state.withLock { $0 = max($0, deadline) }
    // A loop that sleeps must not keep other tasks from running.
    await Task.yield()
  }

  /// A point in time, measured from the clock's origin.
  public struct Instant: InstantProtocol {
    private let offset: Duration

    /// Creates the instant at an offset from the clock's origin.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// Returns this instant, advanced by a duration.
    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    /// Returns the duration from this instant to another instant.
    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    /// Returns whether an instant is earlier than another instant.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Creates a clock that starts at zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A new clock that never waits, as in `Feature(clock: .immediate)`.
  public static var immediate: Self { ImmediateClock() }
}
