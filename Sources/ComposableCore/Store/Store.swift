import Observation

/// The runtime that holds a feature's state, processes its actions, and runs its effects.
///
/// Create a store from an initial state and a reducer, and pass it to the views of the feature.
/// `scope` returns stores for child features. A child store retains its parent store and shares its
/// state. The child store is released when it's no longer in use.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState struct State: Equatable { var count = 0 }
///   enum Action { case increment }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .increment:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
///
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.increment)
/// #expect(store.count == 1)
/// ```
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  let core: any Core<State, Action>
  let root: StoreRoot
  var children = ChildStores()

  init(core: any Core<State, Action>, root: StoreRoot) {
    self.core = core
    self.root = root
  }

  /// A property of the state. Code that reads it while reads are tracked, such as the body of a
  /// view, is notified when the property changes.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    core.state[keyPath: keyPath]
  }

  /// Reads the state in a closure.
  ///
  /// Reads in the closure are tracked. Code that reads a property of an observable state is
  /// notified when that property changes. If the root store's state isn't observable, the code is
  /// notified of every change to it.
  ///
  /// ```swift
  /// let store = Store(initialState: [1, 2]) { EmptyReducer<[Int], Void>() }
  /// #expect(store.withState { $0.count } == 2)
  /// ```
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    body(core.state)
  }

  /// Sends an action. The reducer processes it before this method returns.
  ///
  /// If the store is already processing an action, the new action is queued instead, and processed
  /// after the earlier actions. If the reducer itself sends the action, an issue is also reported.
  ///
  /// ```swift
  /// let store = Store(initialState: 0) {
  ///   Reduce<Int, Int> { state, action in
  ///     state += action
  ///     return .none
  ///   }
  /// }
  /// store.send(2)
  /// #expect(store.withState { $0 } == 2)
  /// ```
  ///
  /// - Returns: A task for the effects of the action. Use it to await or cancel them.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(group: core.send(action))
  }
}

extension Store where State: ObservableState {
  /// The whole state.
  ///
  /// Code that reads the whole state while reads are tracked is notified when the state is
  /// replaced. A change within the state notifies only the code that reads the changed properties.
  public var state: State { core.state }
}

/// A store for the feature whose reducer is `R`.
///
/// ```swift
/// @Reducer
/// struct Child {
///   @ObservableState struct State: Equatable { var count = 0 }
///   enum Action { case tap }
///   var body: some ReducerOf<Self> {
///     Reduce { state, _ in
///       state.count += 1
///       return .none
///     }
///   }
/// }
///
/// let store: StoreOf<Child> = Store(initialState: Child.State()) { Child() }
/// store.send(.tap)
/// #expect(store.count == 1)
/// ```
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store: nonisolated Identifiable {}

extension Store: nonisolated Observable {}

extension Store: nonisolated Hashable {
  /// Returns whether two stores are the same object.
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }

  /// Hashes the identity of the store.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
