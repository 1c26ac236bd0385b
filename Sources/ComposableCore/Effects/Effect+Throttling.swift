extension Effect {
  /// Runs the effect at most once per interval.
  ///
  /// The first request starts the effect immediately and begins an interval. If there are more
  /// requests during the interval, one of them starts its effect when the interval ends, and begins
  /// another interval.
  ///
  /// An effect that starts immediately does so when the reducer returns, so the action of an
  /// `Effect.send` is processed before the current `send` returns. Each additional request during
  /// an interval replaces the task that waits for the interval to end. The store keeps a record of
  /// the last interval for each ID.
  ///
  /// ```swift
  /// let clock = TestClock()
  /// let store = Store(initialState: [String]()) {
  ///   Reduce<[String], String> { state, action in
  ///     state.append(action)
  ///     switch action {
  ///     case "scrolled":
  ///       return .send("save").throttle(id: "save", for: .seconds(1), clock: clock, latest: false)
  ///     default: return .none
  ///     }
  ///   }
  /// }
  /// store.send("scrolled")
  /// store.send("scrolled")
  /// #expect(store.withState { $0 } == ["scrolled", "save", "scrolled"])
  /// ```
  ///
  /// - Parameters:
  ///   - id: The ID of the effect. `.cancel(id:)` cancels it, even while it waits.
  ///   - interval: The length of an interval.
  ///   - clock: The clock that measures the time.
  ///   - latest: Whether the last request that waits for an interval to end starts its effect. If
  ///     `false`, the first such request does.
  public func throttle<C: Clock>(
    id: some Hashable & Sendable, for interval: C.Duration, clock: C, latest: Bool
  ) -> Self {
    let key = CancelKey.current(id)
    let interval = ThrottleInterval {
      let end = clock.now.advanced(by: interval)
      return ThrottleInterval.Open(
        hasPassed: { clock.now >= end }, rest: { try await clock.sleep(until: end, tolerance: nil) }
      )
    }
    return Self(operation: .throttle(key, interval, latest: latest, self))
  }

  /// Runs the effect at most once per interval, using a clock of existential type, such as a
  /// dependency.
  @_disfavoredOverload
  public func throttle(
    id: some Hashable & Sendable, for interval: Duration, clock: any Clock<Duration>, latest: Bool
  ) -> Self {
    func throttle(_ clock: some Clock<Duration>) -> Self {
      self.throttle(id: id, for: interval, clock: clock, latest: latest)
    }
    return throttle(clock)
  }
}

extension EffectRunner {
  /// Starts an effect or, while an interval is open, keeps it or an earlier effect until the
  /// interval ends.
  func throttle(
    _ effect: Effect<Action>, key: CancelKey, interval: ThrottleInterval, latest: Bool,
    below node: EffectNode
  ) {
    let former = throttled[key]
    guard let former, !former.interval.hasPassed() else {
      throttled[key] = Throttled(interval: interval.open())
      former?.waiting?.cancel()
      _ = start(effect, key: key, below: node)
      return
    }
    let kept = latest ? effect : former.kept ?? effect
    let rest = former.interval.rest
    let waiting = start(.run { _ in try await rest() }, key: key, below: node)
    throttled[key] = Throttled(interval: former.interval, waiting: waiting, kept: kept)
    // Cancel the former task only after replacing it, so that its `onClose` doesn't change the new
    // record.
    former.waiting?.cancel()
    waiting.onClose { [weak self] in
      guard let self, throttled[key]?.waiting === waiting else { return }
      throttled[key]?.waiting = nil
      throttled[key]?.kept = nil
      guard !waiting.isCancelled else { return }
      throttled[key]?.interval = interval.open()
      _ = start(kept, key: key, below: node)
    }
  }
}
