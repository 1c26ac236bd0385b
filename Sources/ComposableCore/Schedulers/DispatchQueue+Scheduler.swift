import Dispatch

extension DispatchQueue {
  /// A scheduler whose time only moves when a test says so.
  public static var test: TestSchedulerOf<DispatchQueue> { TestClock() }

  /// A scheduler that never waits.
  public static var immediate: ImmediateClock<Duration> { ImmediateClock() }

  /// The queue as a scheduler: real time, whichever queue it is.
  public func eraseToAnyScheduler() -> AnySchedulerOf<DispatchQueue> { .main }
}

extension DependencyValues {
  /// The main queue, to wait on. In tests, using it without overriding it is an issue: override it
  /// with `.immediate`, or with `DispatchQueue.test.eraseToAnyScheduler()`.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }
}

private enum MainQueueKey: DependencyKey {
  static var liveValue: AnyScheduler { .main }
  static var testValue: AnyScheduler { .unimplemented(#"@Dependency(\.mainQueue)"#) }
}
