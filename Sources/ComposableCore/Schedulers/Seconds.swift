// Schedulers accept a number of seconds as well as a duration: 'mainQueue.timer(interval: 1)'.

extension AnyScheduler {
  /// Suspends the task for a number of seconds.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  /// - Precondition: The number is finite.
  public func sleep(for seconds: Double) async throws {
    try await sleep(for: .seconds(seconds))
  }

  /// Returns a sequence that ticks at an interval, which is given in seconds.
  ///
  /// ```swift
  /// let queue = DispatchQueue.test
  /// let scheduler = queue.eraseToAnyScheduler()
  /// let ticks = LockIsolated(0)
  /// let timer = Task {
  ///   for await _ in scheduler.timer(interval: 0.5) {
  ///     ticks.withValue { $0 += 1 }
  ///   }
  /// }
  /// await queue.advance(by: 1)
  /// #expect(ticks.value == 2)
  /// timer.cancel()
  /// ```
  ///
  /// - Precondition: The interval is finite and greater than zero.
  public func timer(interval seconds: Double) -> AsyncTimerSequence<AnyClock<Duration>> {
    timer(interval: .seconds(seconds))
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Advances the clock by a number of seconds, waking tasks along the way.
  ///
  /// - Precondition: The number is finite.
  public func advance(by seconds: Double) async {
    await advance(by: .seconds(seconds))
  }
}

extension Effect {
  /// Delays the effect until a number of seconds have passed without another request for it.
  ///
  /// - Precondition: The number is finite.
  public func debounce(
    id: some Hashable & Sendable, for seconds: Double, scheduler: some Clock<Duration>
  ) -> Self {
    debounce(id: id, for: .seconds(seconds), scheduler: scheduler)
  }

  /// Runs the effect at most once per interval, which is given in seconds.
  ///
  /// - Precondition: The interval is finite.
  public func throttle(
    id: some Hashable & Sendable, for seconds: Double, scheduler: some Clock<Duration>,
    latest: Bool
  ) -> Self {
    throttle(id: id, for: .seconds(seconds), scheduler: scheduler, latest: latest)
  }
}
