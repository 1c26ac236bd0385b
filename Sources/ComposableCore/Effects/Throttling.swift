extension Effect {
  /// Does the effect at most once in each interval of time.
  ///
  /// The first one starts at once and opens an interval. Of those that come before it has passed,
  /// the last starts when it has, and opens another; or none of them does.
  ///
  /// - Parameters:
  ///   - id: What tells this effect from others. `.cancel(id:)` cancels it, and ends the interval.
  ///   - interval: How long an interval is.
  ///   - clock: What measures the time.
  ///   - latest: Whether the last effect of an interval starts when that has passed.
  public func throttle<C: Clock>(
    id: some Hashable & Sendable, for interval: C.Duration, clock: C, latest: Bool
  ) -> Self {
    let key = CancelKey.id(HashableBox(id), NavigationPath.current)
    let pause = Self.run { _ in
      try await clock.sleep(until: clock.now.advanced(by: interval), tolerance: nil)
    }
    return Self(operation: .throttle(key, pause: pause, latest: latest, self))
  }

  /// Does the effect at most once in each interval of time, on a clock of unknown type, as
  /// dependencies are.
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
  /// Starts an effect, or keeps it for the end of the interval that is running.
  func throttle(
    _ effect: Effect<Action>, key: CancelKey, pause: Effect<Action>, latest: Bool,
    below node: EffectNode
  ) {
    if intervals[key] != nil {
      if latest { intervals[key] = .some(effect) }
      return
    }
    intervals[key] = .some(nil)
    let interval = start(.merge(effect, pause), key: key, below: node)
    interval.onClose { [weak self] in
      guard let self, let kept = intervals.removeValue(forKey: key), let kept else { return }
      guard !interval.isCancelled else { return }
      throttle(kept, key: key, pause: pause, latest: latest, below: node.group)
    }
  }
}
