extension Clock {
  /// Returns a sequence that produces the current instant at regular intervals.
  ///
  /// ```swift
  /// let clock = ImmediateClock()
  /// let start = clock.now
  /// var ticks = 0
  /// for await _ in clock.timer(interval: .seconds(1)) {
  ///   ticks += 1
  ///   if ticks == 3 { break }
  /// }
  /// #expect(start.duration(to: clock.now) == .seconds(3))
  /// ```
  ///
  /// You can also call this method on `any Clock<Duration>`, such as
  /// `@Dependency(\.continuousClock)`.
  ///
  /// - Precondition: The interval is greater than zero.
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> where Self: Sendable, Duration: Hashable {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}

/// A sequence of the instants at which a timer ticks.
///
/// The first tick occurs one interval after the first request. The ticks stay on schedule: work
/// between ticks doesn't delay later ticks, and ticks missed during the work are skipped. The
/// sequence ends when the task that reads it is cancelled.
public struct AsyncTimerSequence<C: Clock & Sendable>: AsyncSequence, Sendable {
  let interval: C.Duration
  let tolerance: C.Duration?
  let clock: C

  /// Creates a sequence that ticks at the given interval, as measured by a clock.
  ///
  /// - Precondition: The interval is greater than zero.
  public init(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) {
    precondition(interval > .zero, "The interval of a timer must be greater than zero.")
    self.interval = interval
    self.tolerance = tolerance
    self.clock = clock
  }

  /// Returns an iterator whose first tick occurs one interval after the first request.
  public func makeAsyncIterator() -> Iterator {
    Iterator(timer: self)
  }

  /// An iterator over upcoming ticks.
  public struct Iterator: AsyncIteratorProtocol {
    let timer: AsyncTimerSequence
    private var beat: C.Instant?

    init(timer: AsyncTimerSequence) {
      self.timer = timer
    }

    /// Waits for the next tick. Returns the current instant, or `nil` if the task is cancelled or
    /// the clock throws another error.
    public mutating func next() async -> C.Instant? {
      await next(isolation: nil)
    }

    /// Waits for the next tick. Returns the current instant, or `nil` if the task is cancelled or
    /// the clock throws another error.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async -> C.Instant? {
      let next = nextBeat()
      beat = next
      do {
        try await timer.clock.sleep(until: next, tolerance: timer.tolerance)
        return timer.clock.now
      } catch {
        return nil
      }
    }

    private func nextBeat() -> C.Instant {
      let now = timer.clock.now
      var next = (beat ?? now).advanced(by: timer.interval)
      // Skips the ticks that a slow consumer has missed.
      while next < now { next = next.advanced(by: timer.interval) }
      return next
    }
  }
}
