import Dispatch

extension DispatchQueue {
  /// A scheduler whose time changes only when a test advances it.
  public static var test: TestSchedulerOf<DispatchQueue> { TestClock() }

  /// A scheduler that never waits.
  public static var immediate: ImmediateClock<Duration> { ImmediateClock() }

  /// Returns the queue as a scheduler that uses real time, regardless of the queue.
  public func eraseToAnyScheduler() -> AnySchedulerOf<DispatchQueue> { .main }
}

extension DependencyValues {
  /// The main queue as a scheduler. Using it in a test without overriding it reports an issue.
  /// Override it with `.immediate` or `DispatchQueue.test.eraseToAnyScheduler()`.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }
}

private enum MainQueueKey: DependencyKey {
  static var liveValue: AnyScheduler { .main }
  static var testValue: AnyScheduler { .unimplemented(#"@Dependency(\.mainQueue)"#) }
}
