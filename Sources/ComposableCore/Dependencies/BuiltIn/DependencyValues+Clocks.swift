extension DependencyValues {
  /// A clock whose time continues to advance while the system is asleep.
  ///
  /// ```swift
  /// let clock = TestClock()
  /// let task = withDependencies {
  ///   $0.continuousClock = clock
  /// } operation: {
  ///   Task {
  ///     @Dependency(\.continuousClock) var clock
  ///     try await clock.sleep(for: .seconds(1))
  ///     return "awake"
  ///   }
  /// }
  /// await clock.advance(by: .seconds(1))
  /// #expect(try await task.value == "awake")
  /// ```
  ///
  /// In tests, override it with a ``TestClock`` or an ``ImmediateClock``. Using the default in a
  /// test reports an issue.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// A clock whose time stops while the system is asleep.
  ///
  /// In tests, override it with a ``TestClock`` or an ``ImmediateClock``. Using the default in a
  /// test reports an issue.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { ContinuousClock() }
  static var testValue: any Clock<Duration> {
    UnimplementedClock(name: #"@Dependency(\.continuousClock)"#)
  }
}

private enum SuspendingClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { SuspendingClock() }
  static var testValue: any Clock<Duration> {
    UnimplementedClock(name: #"@Dependency(\.suspendingClock)"#)
  }
}
