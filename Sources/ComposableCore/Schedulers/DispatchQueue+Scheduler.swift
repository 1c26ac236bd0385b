import Dispatch
import Foundation

extension DispatchQueue {
  /// A scheduler whose time changes only when a test advances it.
  public static var test: TestSchedulerOf<DispatchQueue> { TestClock() }

  /// A scheduler that never waits.
  public static var immediate: ImmediateClock<Duration> { ImmediateClock() }

  /// Returns a scheduler that uses real time, regardless of the queue.
  public func eraseToAnyScheduler() -> AnySchedulerOf<DispatchQueue> { .main }
}

extension DependencyValues {
  /// The main queue as a scheduler.
  ///
  /// In tests, override it with `.immediate` or `DispatchQueue.test.eraseToAnyScheduler()`. Using
  /// the default in a test reports an issue.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }

  /// The main run loop as a scheduler.
  ///
  /// In tests, override it with `.immediate` or `RunLoop.test.eraseToAnyScheduler()`. Using the
  /// default in a test reports an issue.
  public var mainRunLoop: AnySchedulerOf<RunLoop> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }
}

extension RunLoop {
  /// A scheduler whose time changes only when a test advances it.
  public static var test: TestSchedulerOf<RunLoop> { TestClock() }

  /// A scheduler that never waits.
  public static var immediate: ImmediateClock<Duration> { ImmediateClock() }
}

private enum MainQueueKey: DependencyKey {
  static var liveValue: AnyScheduler { .main }
  static var testValue: AnyScheduler { .unimplemented(#"@Dependency(\.mainQueue)"#) }
}

private enum MainRunLoopKey: DependencyKey {
  static var liveValue: AnyScheduler { .main }
  static var testValue: AnyScheduler { .unimplemented(#"@Dependency(\.mainRunLoop)"#) }
}
