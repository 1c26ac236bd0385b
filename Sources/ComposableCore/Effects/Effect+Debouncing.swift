extension Effect {
  /// Delays the effect until a period has passed without another request for it.
  ///
  /// Each request starts a task that waits, so the effect never starts before the current `send`
  /// returns. The next request cancels the task, or the effect if it's already running.
  ///
  /// ```swift
  /// let clock = TestClock()
  /// let store = Store(initialState: [String]()) {
  ///   Reduce<[String], String> { state, action in
  ///     state.append(action)
  ///     switch action {
  ///     case "typed":
  ///       return .send("search").debounce(id: "search", for: .seconds(1), clock: clock)
  ///     default: return .none
  ///     }
  ///   }
  /// }
  /// store.send("typed")
  /// store.send("typed")
  /// await clock.advance(by: .seconds(1))
  /// #expect(store.withState { $0 } == ["typed", "typed", "search"])
  /// ```
  ///
  /// - Parameters:
  ///   - id: The ID of the effect. Each request cancels the previous request with the same ID, and
  ///     so does `.cancel(id:)`.
  ///   - duration: The time to wait.
  ///   - clock: The clock that measures the time.
  public func debounce<C: Clock>(
    id: some Hashable & Sendable, for duration: C.Duration, clock: C
  ) -> Self {
    .run { _ in try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil) }
      .concatenate(with: self)
      .cancellable(id: id, cancelInFlight: true)
  }

  /// Delays the effect until a period has passed without another request for it, using a clock of
  /// existential type, such as a dependency.
  @_disfavoredOverload
  public func debounce(
    id: some Hashable & Sendable, for duration: Duration, clock: any Clock<Duration>
  ) -> Self {
    func debounce(_ clock: some Clock<Duration>) -> Self {
      self.debounce(id: id, for: duration, clock: clock)
    }
    return debounce(clock)
  }
}
