import Synchronization

/// A clock that never waits: a sleeper is woken at once, and the clock's time jumps to its
/// deadline.
///
/// It makes code that sleeps fast in tests and previews, where the waiting itself is of no
/// interest. To test what happens in between, use ``TestClock``.
///
/// ```swift
/// let clock = ImmediateClock()
/// let start = clock.now
/// try await clock.sleep(for: .seconds(3600))  // Returns at once.
/// #expect(start.duration(to: clock.now) == .seconds(3600))
/// ```
public final class ImmediateClock<Duration>: Clock, Sendable
where Duration: DurationProtocol & Hashable & Sendable {
  private let state: Mutex<Instant>

  /// A clock whose time starts at a moment.
  public init(now: Instant = Instant()) {
    state = Mutex(now)
  }

  public var now: Instant { state.withLock { $0 } }

  public var minimumResolution: Duration { .zero }

  /// Moves the clock to a deadline, never back, and lets other tasks go first.
  ///
  /// - Throws: `CancellationError`, if the task is cancelled. Time does not move then.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    state.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }

  /// A moment, as the time since the clock's beginning.
  public struct Instant: InstantProtocol {
    private let offset: Duration

    /// The moment at a distance from the clock's beginning.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// A clock whose time starts at zero.
  public convenience init() {
    self.init(now: Instant())
  }
}
