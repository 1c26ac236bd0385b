/// A clock that replaces Combine's schedulers, for features written for Combine.
///
/// Combine isn't available on every platform, so `\.mainQueue` has this type instead. Like any
/// clock, a scheduler can be used to sleep, to create timers, and to debounce and throttle effects:
///
/// ```swift
/// import Dispatch
///
/// @Reducer
/// struct Toast {
///   @ObservableState struct State: Equatable { var isShown = false }
///   enum Action { case shown, timedOut }
///   @Dependency(\.mainQueue) var mainQueue
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .shown:
///         state.isShown = true
///         return .run { send in
///           try await mainQueue.sleep(for: .seconds(3))
///           await send(.timedOut)
///         }
///       case .timedOut:
///         state.isShown = false
///         return .none
///       }
///     }
///   }
/// }
///
/// let mainQueue = DispatchQueue.test
/// let store = TestStore(initialState: Toast.State()) {
///   Toast()
/// } withDependencies: {
///   $0.mainQueue = mainQueue.eraseToAnyScheduler()
/// }
/// await store.send(.shown) { $0.isShown = true }
/// await mainQueue.advance(by: .seconds(3))
/// await store.receive(\.timedOut) { $0.isShown = false }
/// ```
///
/// In new code, use `\.continuousClock` instead.
public struct AnyScheduler: Clock, Sendable {
  /// The instants of a type-erased clock.
  public typealias Instant = AnyClock<Duration>.Instant

  private let clock: AnyClock<Duration>

  /// Creates a scheduler that measures time with a clock.
  public init(_ clock: some Clock<Duration>) {
    self.clock = AnyClock(clock)
  }

  /// A scheduler that uses real time, like the main queue.
  public static var main: Self { Self(ContinuousClock()) }

  /// A scheduler that never waits.
  public static var immediate: Self { Self(ImmediateClock()) }

  /// A scheduler that reports each use as an issue and never waits.
  public static var unimplemented: Self { unimplemented("AnyScheduler") }

  /// Returns a scheduler that reports each use as an issue and never waits.
  ///
  /// - Parameter name: The name of the scheduler in issues.
  public static func unimplemented(_ name: String) -> Self {
    Self(UnimplementedClock(name: name))
  }

  /// The current instant of the clock.
  public var now: Instant { clock.now }

  /// The resolution of the clock.
  public var minimumResolution: Duration { clock.minimumResolution }

  /// Suspends the task until the clock reaches an instant.
  ///
  /// - Throws: The error of the clock, such as `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}

/// The scheduler for a kind of queue, as in `AnySchedulerOf<DispatchQueue>`. All kinds share one
/// type.
public typealias AnySchedulerOf<Queue> = AnyScheduler

/// A scheduler, such as `TestSchedulerOf<DispatchQueue>`, whose time changes only when a test
/// advances it.
public typealias TestSchedulerOf<Queue> = TestClock<Duration>

extension Clock where Duration == Swift.Duration, Self: Sendable {
  /// Returns the clock as a type-erased scheduler, for use as `$0.mainQueue`.
  public func eraseToAnyScheduler() -> AnyScheduler {
    AnyScheduler(self)
  }
}
