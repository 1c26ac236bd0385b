import Dispatch

// A queue is a real-time scheduler, as in Combine: 'scheduler: DispatchQueue.main'.

extension Effect {
  /// Delays the effect until a period has passed in real time without another request for it.
  ///
  /// - Parameter scheduler: A queue, which is ignored. To control the time in tests, use the
  ///   dependency `\.mainQueue` instead.
  public func debounce(
    id: some Hashable & Sendable, for duration: Duration, scheduler: DispatchQueue
  ) -> Self {
    debounce(id: id, for: duration, scheduler: scheduler.eraseToAnyScheduler())
  }

  /// Runs the effect at most once per interval in real time.
  ///
  /// - Parameter scheduler: A queue, which is ignored. To control the time in tests, use the
  ///   dependency `\.mainQueue` instead.
  public func throttle(
    id: some Hashable & Sendable, for interval: Duration, scheduler: DispatchQueue, latest: Bool
  ) -> Self {
    throttle(id: id, for: interval, scheduler: scheduler.eraseToAnyScheduler(), latest: latest)
  }

  /// Delays the effect until a number of seconds have passed in real time without another request
  /// for it. The queue is ignored.
  ///
  /// - Precondition: The number is finite.
  public func debounce(
    id: some Hashable & Sendable, for seconds: Double, scheduler: DispatchQueue
  ) -> Self {
    debounce(id: id, for: .seconds(seconds), scheduler: scheduler)
  }

  /// Runs the effect at most once per interval, which is given in seconds of real time. The queue
  /// is ignored.
  ///
  /// - Precondition: The interval is finite.
  public func throttle(
    id: some Hashable & Sendable, for seconds: Double, scheduler: DispatchQueue, latest: Bool
  ) -> Self {
    throttle(id: id, for: .seconds(seconds), scheduler: scheduler, latest: latest)
  }
}
