extension Clock {
  /// A sequence that gives the current moment again and again, at an interval.
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
  /// It can be asked of `any Clock<Duration>`, such as `@Dependency(\.continuousClock)`.
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> where Self: Sendable, Duration: Hashable {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}

/// A sequence of the moments at which a timer ticks.
///
/// The first tick comes one interval after it is first asked for. The ticks keep to the beat: work
/// between them does not delay those after, and beats that the work has missed are left out. The
/// sequence ends when its task is cancelled.
public struct AsyncTimerSequence<C: Clock & Sendable>: AsyncSequence, Sendable {
  let interval: C.Duration
  let tolerance: C.Duration?
  let clock: C

  /// The ticks of a clock at an interval.
  ///
  /// - Precondition: The interval is longer than zero.
  public init(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) {
    precondition(interval > .zero, "A timer needs an interval longer than zero.")
    self.interval = interval
    self.tolerance = tolerance
    self.clock = clock
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(timer: self)
  }

  /// The ticks still to come.
  public struct Iterator: AsyncIteratorProtocol {
    let timer: AsyncTimerSequence
    private var beat: C.Instant?

    init(timer: AsyncTimerSequence) {
      self.timer = timer
    }

    public mutating func next() async -> C.Instant? {
      await next(isolation: nil)
    }

    /// Waits for the next tick. Nil, if the task is cancelled.
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
      while next < now { next = next.advanced(by: timer.interval) }
      return next
    }
  }
}
