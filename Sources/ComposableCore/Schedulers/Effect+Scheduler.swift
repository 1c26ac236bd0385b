extension Effect {
  /// Does the effect once a time has passed in which it was not asked for again.
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
  ///   - id: What tells this effect from others; each time that it is asked for, the one before is
  ///     cancelled. `.cancel(id:)` cancels it too.
  ///   - duration: How long to wait.
  ///   - scheduler: What measures the time.
  public func debounce(
    id: some Hashable & Sendable, for duration: Duration, scheduler: some Clock<Duration>
  ) -> Self {
    debounce(id: id, for: duration, clock: scheduler)
  }

  /// Does the effect at most once in a time: the first one that was asked for at once, and another
  /// when the time is over.
  ///
  /// - Parameters:
  ///   - id: What tells this effect from others.
  ///   - interval: The time.
  ///   - scheduler: What measures the time.
  ///   - latest: Whether the last effect that was asked for is done at the end, or the first.
  public func throttle(
    id: some Hashable & Sendable, for interval: Duration, scheduler: some Clock<Duration>,
    latest: Bool
  ) -> Self {
    throttle(id: id, for: interval, clock: scheduler, latest: latest)
  }
}
