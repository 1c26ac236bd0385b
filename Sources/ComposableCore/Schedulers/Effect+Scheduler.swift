extension Effect {
  /// Delays the effect until a period has passed without another request for it.
  ///
  /// ```swift
  /// import Dispatch
  ///
  /// let mainQueue = DispatchQueue.test
  /// let store = Store(initialState: [String]()) {
  ///   Reduce<[String], String> { state, action in
  ///     state.append(action)
  ///     guard action == "typed" else { return .none }
  ///     return .send("search").debounce(id: "search", for: .seconds(1), scheduler: mainQueue)
  ///   }
  /// }
  /// store.send("typed")
  /// store.send("typed")
  /// await mainQueue.advance(by: .seconds(1))
  /// #expect(store.withState { $0 } == ["typed", "typed", "search"])
  /// ```
  ///
  /// - Parameters:
  ///   - id: The ID of the effect. Each request cancels the previous request with the same ID, and
  ///     so does `.cancel(id:)`.
  ///   - duration: The time to wait.
  ///   - scheduler: The scheduler that measures the time.
  public func debounce(
    id: some Hashable & Sendable, for duration: Duration, scheduler: some Clock<Duration>
  ) -> Self {
    debounce(id: id, for: duration, clock: scheduler)
  }

  /// Runs the effect at most once per interval.
  ///
  /// The first request starts the effect immediately. If there are more requests during the
  /// interval, one of them starts its effect when the interval ends.
  ///
  /// - Parameters:
  ///   - id: The ID of the effect.
  ///   - interval: The length of an interval.
  ///   - scheduler: The scheduler that measures the time.
  ///   - latest: Whether the last request that waits for an interval to end starts its effect. If
  ///     `false`, the first such request does.
  public func throttle(
    id: some Hashable & Sendable, for interval: Duration, scheduler: some Clock<Duration>,
    latest: Bool
  ) -> Self {
    throttle(id: id, for: interval, clock: scheduler, latest: latest)
  }
}
