extension Effect {
  /// Does the effect once a time has passed in which it was not asked for again.
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
