import Synchronization

/// A type-erased clock that keeps its duration type.
///
/// Unlike `any Clock<Duration>`, it has instants that can be read and compared.
///
/// ```swift
/// let clock = AnyClock(ContinuousClock())
/// let start = clock.now
/// try await clock.sleep(until: start.advanced(by: .milliseconds(1)), tolerance: nil)
/// #expect(start.duration(to: clock.now) >= .milliseconds(1))
/// ```
public struct AnyClock<Duration>: Clock, Sendable where Duration: DurationProtocol & Hashable {
  private let readNow: @Sendable () -> Instant
  private let readResolution: @Sendable () -> Duration
  private let sleepUntil: @Sendable (Instant, Duration?) async throws -> Void

  /// Creates a type-erased version of a clock.
  public init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let origin = Origin(clock)
    readNow = { Instant(offset: origin.instant.duration(to: clock.now)) }
    readResolution = { clock.minimumResolution }
    sleepUntil = { deadline, tolerance in
      let instant = origin.instant.advanced(by: deadline.offset)
      try await clock.sleep(until: instant, tolerance: tolerance)
    }
  }

  /// The current instant of the erased clock.
  public var now: Instant { readNow() }

  /// The resolution of the erased clock.
  public var minimumResolution: Duration { readResolution() }

  /// Suspends the task until the erased clock reaches an instant.
  ///
  /// - Throws: The error of the erased clock, such as `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepUntil(deadline, tolerance)
  }

  /// A point in time, measured from the first use of the type-erased clock.
  ///
  /// Don't compare instants of different clocks.
  public struct Instant: InstantProtocol {
    let offset: Duration

    /// Returns this instant, advanced by a duration.
    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    /// Returns the duration from this instant to another instant of the same clock.
    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    /// Returns whether an instant is earlier than another instant of the same clock.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }
}

/// The instant at which a clock was first used. It isn't read earlier, because an unimplemented
/// clock reports each use.
private final class Origin<C: Clock>: Sendable {
  private let clock: C
  private let known = Mutex<C.Instant?>(nil)

  init(_ clock: C) {
    self.clock = clock
  }

  var instant: C.Instant {
    known.withLock { known in
      let instant = known ?? clock.now
      known = instant
      return instant
    }
  }
}
