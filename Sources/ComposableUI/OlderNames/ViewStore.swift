/// The part of a store's state that a view shows, and the actions that the view sends.
///
/// A view of observable state doesn't need a view store, because the view observes what it reads
/// from the store.
///
/// ```swift
/// let store = Store(initialState: (count: 1, name: "Mira")) {
///   Reduce<(count: Int, name: String), Int> { state, action in
///     state.count += action
///     return .none
///   }
/// }
/// let viewStore = ViewStore(store, observe: { $0.count })
/// viewStore.send(2)
/// #expect(viewStore.state == 3)
/// ```
@available(
  *, deprecated,
  message: """
    A view observes what it reads from a store: mark the state with '@ObservableState', and use \
    the store instead of the view store.
    """
)
@MainActor @dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction>: ObservableObject {
  private let read: () -> ViewState
  private let perform: (ViewAction) -> StoreTask

  /// Creates a view store that reads part of the state and sends the store's actions.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: A function that returns the part of the state that the view shows.
  ///   - isDuplicate: Ignored, because a view is evaluated again only when a value that it read
  ///     changes.
  public convenience init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool = { _, _ in false }
  ) {
    self.init(store, observe: toViewState, send: { $0 })
  }

  /// Creates a view store that reads part of the state and sends some of the store's actions.
  /// `isDuplicate` is ignored.
  public init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (State) -> ViewState,
    send fromViewAction: @escaping (ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool = { _, _ in false }
  ) {
    read = { store.withState(toViewState) }
    perform = { store.send(fromViewAction($0)) }
  }

  /// The part of the store's current state that the view shows.
  public var state: ViewState { read() }

  /// A property of the part of the state that the view shows.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    read()[keyPath: keyPath]
  }

  /// Sends an action to the store.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask { perform(action) }

  /// Sends an action to the store and animates the changes that it makes.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    withTransaction(Transaction(animation: animation)) { perform(action) }
  }

  /// Sends an action to the store and applies a transaction to the changes that it makes.
  @discardableResult
  public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { perform(action) }
  }

  /// Sends an action to the store and waits while the state meets a condition. Cancelling the
  /// waiting task cancels the effects of the action.
  ///
  /// ```swift
  /// let store = Store(initialState: "") {
  ///   Reduce<String, String> { state, action in
  ///     state = action
  ///     return action == "loading" ? .run { send in await send("loaded") } : .none
  ///   }
  /// }
  /// let viewStore = ViewStore(store, observe: { $0 })
  /// await viewStore.send("loading", while: { $0 == "loading" })
  /// #expect(viewStore.state == "loaded")
  /// ```
  public func send(
    _ action: ViewAction, while predicate: @escaping (ViewState) -> Bool
  ) async {
    let task = perform(action)
    await withTaskCancellationHandler {
      await yield(while: predicate)
    } onCancel: {
      task.cancel()
    }
  }

  /// Waits while the state meets a condition, or until the task is cancelled.
  public func yield(while predicate: @escaping (ViewState) -> Bool) async {
    while !Task.isCancelled {
      let (changes, continuation) = AsyncStream<Never>.makeStream()
      let isDone = withObservationTracking {
        !predicate(state)
      } onChange: {
        continuation.finish()
      }
      if isDone { return }
      for await _ in changes {}
    }
  }
}

/// The view store of a reducer's state and actions.
@available(
  *, deprecated,
  message: """
    A view observes what it reads from a store: mark the state with '@ObservableState', and use \
    'StoreOf' instead of 'ViewStoreOf'.
    """
)
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

@available(*, deprecated)
extension ViewStore {
  /// Returns a binding that reads the state and sends an action for each write.
  ///
  /// ```swift
  /// let store = Store(initialState: "Mira") {
  ///   Reduce<String, String> { name, action in
  ///     name = action
  ///     return .none
  ///   }
  /// }
  /// let viewStore = ViewStore(store, observe: { $0 })
  /// viewStore.binding(get: \.self, send: { $0 }).wrappedValue = "Mira K."
  /// #expect(viewStore.state == "Mira K.")
  /// ```
  public func binding<Value>(
    get: @escaping (ViewState) -> Value, send toViewAction: @escaping (Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(toViewAction($0)) })
  }

  /// Returns a binding that reads the state and sends the same action for each write.
  public func binding<Value>(
    get: @escaping (ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// Returns a binding to the whole state. Each write sends an action.
  public func binding(
    send toViewAction: @escaping (ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: toViewAction)
  }

  /// Returns a binding to the whole state. Each write sends the same action.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(send: { _ in action })
  }

  /// A binding to a field marked with `@BindingState`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>> & Sendable
  ) -> Binding<Value> where ViewAction: BindableAction<ViewState> {
    binding(get: { $0[keyPath: keyPath].wrappedValue }, send: { .set(keyPath, $0) })
  }
}
