import Dispatch

// A queue is a scheduler in real time, as in Combine: 'scheduler: DispatchQueue.main'.

extension Effect {
  /// Delays the effect in real time until a period has passed without another request for it.
  ///
  /// - Parameter scheduler: A queue, which has no effect. To test the feature, use `\.mainQueue`.
  public func debounce(
    id: some Hashable & Sendable, for duration: Duration, scheduler: DispatchQueue
  ) -> Self {
    debounce(id: id, for: duration, scheduler: scheduler.eraseToAnyScheduler())
  }

  /// Limits the effect to once per interval in real time.
  ///
  /// - Parameter scheduler: A queue, which has no effect. To test the feature, use `\.mainQueue`.
  public func throttle(
    id: some Hashable & Sendable, for interval: Duration, scheduler: DispatchQueue, latest: Bool
  ) -> Self {
    throttle(id: id, for: interval, scheduler: scheduler.eraseToAnyScheduler(), latest: latest)
  }

  /// Delays the effect in real time until a number of seconds have passed without another request
  /// for it.
  public func debounce(
    id: some Hashable & Sendable, for seconds: Double, scheduler: DispatchQueue
  ) -> Self {
    debounce(id: id, for: .seconds(seconds), scheduler: scheduler)
  }

  /// Limits the effect to once per interval of a number of seconds in real time.
  public func throttle(
    id: some Hashable & Sendable, for seconds: Double, scheduler: DispatchQueue, latest: Bool
  ) -> Self {
    throttle(id: id, for: .seconds(seconds), scheduler: scheduler, latest: latest)
  }
}
