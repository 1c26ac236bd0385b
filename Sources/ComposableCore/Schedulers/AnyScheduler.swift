/// A queue that effects wait on: a clock under the names that features written for Combine use.
///
/// Combine's schedulers don't exist on every system, so this is what `\.mainQueue` is here. It
/// sleeps, ticks, debounces and throttles as a clock does:
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
/// New code reads `\.continuousClock` instead.
public struct AnyScheduler: Clock, Sendable {
  public typealias Instant = AnyClock<Duration>.Instant

  private let clock: AnyClock<Duration>

  /// A scheduler that measures time by a clock.
  public init(_ clock: some Clock<Duration>) {
    self.clock = AnyClock(clock)
  }

  /// The main queue: real time.
  public static var main: Self { Self(ContinuousClock()) }

  /// A scheduler that never waits.
  public static var immediate: Self { Self(ImmediateClock()) }

  /// A scheduler that reports each use as an issue, and never waits.
  ///
  /// - Parameter name: What an issue calls the scheduler.
  public static func unimplemented(_ name: String) -> Self {
    Self(UnimplementedClock(name: name))
  }

  public var now: Instant { clock.now }

  public var minimumResolution: Duration { clock.minimumResolution }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}

/// The scheduler of a kind of queue: `AnySchedulerOf<DispatchQueue>`. All kinds share one type.
public typealias AnySchedulerOf<Queue> = AnyScheduler

/// The scheduler that a test controls: `TestSchedulerOf<DispatchQueue>`, a clock whose time only
/// moves when the test says so.
public typealias TestSchedulerOf<Queue> = TestClock<Duration>

extension Clock where Duration == Swift.Duration, Self: Sendable {
  /// The clock as a scheduler, as `$0.mainQueue` takes it.
  public func eraseToAnyScheduler() -> AnyScheduler {
    AnyScheduler(self)
  }
}
