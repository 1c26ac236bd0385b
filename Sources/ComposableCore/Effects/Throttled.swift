/// How the intervals of a throttled effect are measured.
struct ThrottleInterval: Sendable {
  /// Begins an interval.
  let open: @Sendable () -> Open

  /// An interval that has begun.
  struct Open: Sendable {
    let hasPassed: @Sendable () -> Bool

    /// Waits until it has passed.
    let rest: @Sendable () async throws -> Void
  }
}

/// What is known of a throttled effect.
struct Throttled<Action> {
  /// The interval that was opened last.
  var interval: ThrottleInterval.Open

  /// What waits for the end of the interval; `nil` where nothing is to start then.
  var waiting: EffectNode?

  /// The effect that starts then.
  var kept: Effect<Action>?
}
