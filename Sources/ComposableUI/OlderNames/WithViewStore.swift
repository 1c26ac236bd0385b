/// A view that shows part of a store's state.
///
/// You don't need this view if the state is observable, because each view then observes what it
/// reads from the store.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   struct State: Equatable { var count = 0 }
///   enum Action { case increment }
///   var body: some ReducerOf<Self> {
///     Reduce { state, _ in
///       state.count += 1
///       return .none
///     }
///   }
/// }
///
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///
///   var body: some View {
///     WithViewStore(store, observe: { $0 }) { viewStore in
///       Text("\(viewStore.count)")
///       Button("Add") { viewStore.send(.increment) }
///     }
///   }
/// }
///
/// let phone = Phone(CounterView(store: Store(initialState: Counter.State()) { Counter() }))
/// phone.tap("Add")
/// #expect(phone.shows("1"))
/// ```
@available(
  *, deprecated,
  message: """
    A view observes what it reads from a store: mark the state with '@ObservableState', remove \
    'WithViewStore', and replace 'viewStore' with 'store'.
    """
)
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  private let viewStore: ViewStore<ViewState, ViewAction>
  private let content: @MainActor (ViewStore<ViewState, ViewAction>) -> Content

  /// Creates a view that shows part of the state and sends the store's actions.
  ///
  /// - Parameter isDuplicate: Ignored, because the view is evaluated again only when a value that
  ///   it read changes.
  public init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool = { _, _ in false },
    @ViewBuilder content: @escaping @MainActor (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    viewStore = ViewStore(store, observe: toViewState)
    self.content = content
  }

  /// Creates a view that shows part of the state and sends some of the store's actions.
  /// `isDuplicate` is ignored.
  public init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (State) -> ViewState,
    send fromViewAction: @escaping (ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool = { _, _ in false },
    @ViewBuilder content: @escaping @MainActor (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    viewStore = ViewStore(store, observe: toViewState, send: fromViewAction)
    self.content = content
  }

  /// Creates a view that shows a view state with bindable fields and sends the store's actions.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (BindingViewStore<State>) -> ViewState,
    @ViewBuilder content: @escaping @MainActor (ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction: BindableAction<State> {
    self.init(store, observe: toViewState, send: { $0 }, content: content)
  }

  /// Creates a view that shows a view state with bindable fields and sends some of the store's
  /// actions.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (ViewAction) -> Action,
    @ViewBuilder content: @escaping @MainActor (ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction: BindableAction<State> {
    viewStore = ViewStore(
      store,
      observe: { state in
        toViewState(
          BindingViewStore(state: state) { store.send(fromViewAction(.binding($0))) })
      }, send: fromViewAction)
    self.content = content
  }

  /// The content for the current state.
  public var body: some View { content(viewStore) }
}
