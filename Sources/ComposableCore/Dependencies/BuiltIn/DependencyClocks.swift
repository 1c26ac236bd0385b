extension DependencyValues {
  /// The clock to sleep with, for time that passes also while the machine sleeps.
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
  /// In tests, using it without overriding it is an issue: override it with a ``TestClock`` or an
  /// ``ImmediateClock``.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock to sleep with, for time that stands still while the machine sleeps.
  ///
  /// In tests, using it without overriding it is an issue: override it with a ``TestClock`` or an
  /// ``ImmediateClock``.
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
