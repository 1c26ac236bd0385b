/// The interval of a throttled effect, as measured by a clock.
struct ThrottleInterval: Sendable {
  /// A closure that starts an interval.
  let open: @Sendable () -> Open

  /// An interval that has started.
  struct Open: Sendable {
    let hasPassed: @Sendable () -> Bool

    /// A closure that waits until the interval has passed.
    let rest: @Sendable () async throws -> Void
  }
}

/// The current state of a throttled effect.
struct Throttled<Action> {
  /// The most recent interval.
  var interval: ThrottleInterval.Open

  /// The running effect that waits for the interval to end; `nil` if no effect will start then.
  var waiting: EffectNode?

  /// The effect to start at the end of the interval.
  var kept: Effect<Action>?
}
