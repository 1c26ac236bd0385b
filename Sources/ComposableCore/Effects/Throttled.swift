/// The way to measure the intervals of a throttled effect.
struct ThrottleInterval: Sendable {
  /// Starts an interval.
  let open: @Sendable () -> Open

  /// An interval that has started.
  struct Open: Sendable {
    let hasPassed: @Sendable () -> Bool

    /// Waits until the interval has passed.
    let rest: @Sendable () async throws -> Void
  }
}

/// The current state of a throttled effect.
struct Throttled<Action> {
  /// The most recent interval.
  var interval: ThrottleInterval.Open

  /// The effect that waits for the end of the interval; `nil` if nothing starts then.
  var waiting: EffectNode?

  /// The effect to start at the end of the interval.
  var kept: Effect<Action>?
}
