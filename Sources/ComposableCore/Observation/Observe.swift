import Observation
import Synchronization

/// Runs a closure now, and again whenever a value that it read from a store or another observable
/// object changes.
///
/// Use it where no view observes the store, such as in a command-line program:
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// let log = LockIsolated<[Int]>([])
/// let token = observe {
///   let count = store.count
///   log.withValue { $0.append(count) }
/// }
/// store.send(.incrementButtonTapped)
/// await Task.megaYield()
/// #expect(log.value == [0, 1])
///
/// token.cancel()
/// store.send(.incrementButtonTapped)
/// await Task.megaYield()
/// #expect(log.value == [0, 1])
///
/// @Reducer
/// struct Counter {
///   @ObservableState struct State { var count = 0 }
///   enum Action { case incrementButtonTapped }
///   var body: some ReducerOf<Self> {
///     Reduce { state, _ in
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
///
/// The closure runs again soon after a change, but only once for several changes in a row.
///
/// - Returns: A token that ends the observation when it's cancelled or deinitialized. Keep a
///   reference to it.
@MainActor
public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
  let token = ObserveToken()
  track(apply, until: token)
  return token
}

@MainActor
private func track(
  _ apply: @escaping @MainActor @Sendable () -> Void, until token: ObserveToken
) {
  withObservationTracking(apply) { [weak token] in
    // This closure is called before the change, so `apply` must run later.
    Task { @MainActor in
      guard let token, !token.isCancelled else { return }
      track(apply, until: token)
    }
  }
}

/// A token for an observation, which ends when the token is cancelled or deinitialized.
public final class ObserveToken: Hashable, Sendable {
  private let state: Mutex<State>

  private struct State {
    var isCancelled = false
    var onCancel: (@Sendable () -> Void)?
  }

  /// Creates a token, optionally with a closure that ends the observation.
  ///
  /// - Parameter onCancel: A closure to run once, when the token is cancelled or deinitialized.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    state = Mutex(State(onCancel: onCancel))
  }

  deinit { cancel() }

  /// Whether the observation has ended.
  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Ends the observation.
  public func cancel() {
    let onCancel = state.withLock { state in
      defer { state = State(isCancelled: true) }
      return state.onCancel
    }
    // Call the closure outside the lock, because it can use the token.
    onCancel?()
  }

  /// Stores the token in a collection.
  public func store(in tokens: inout some RangeReplaceableCollection<ObserveToken>) {
    tokens.append(self)
  }

  /// Stores the token in a set.
  public func store(in tokens: inout Set<ObserveToken>) {
    tokens.insert(self)
  }

  /// Returns whether two tokens are the same object.
  public static func == (lhs: ObserveToken, rhs: ObserveToken) -> Bool { lhs === rhs }

  /// Hashes the identity of the token.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
