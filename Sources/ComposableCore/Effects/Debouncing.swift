extension Effect {
  /// Does the effect once a time has passed in which it was not asked for again.
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
  ///   - id: What tells this effect from others; each time that it is asked for, the one before is
  ///     cancelled. `.cancel(id:)` cancels it too.
  ///   - duration: How long to wait.
  ///   - clock: What measures the time.
  public func debounce<C: Clock>(
    id: some Hashable & Sendable, for duration: C.Duration, clock: C
  ) -> Self {
    .run { _ in try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil) }
      .concatenate(with: self)
      .cancellable(id: id, cancelInFlight: true)
  }

  /// Does the effect once a time has passed in which it was not asked for again, on a clock of
  /// unknown type, as dependencies are.
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
