/// A navigation stack with a screen for each feature in a store's stack.
///
/// ```swift
/// @Reducer
/// struct Screen {
///   struct State: Equatable { var title: String }
///   enum Action { case close }
/// }
///
/// @Reducer
/// struct App {
///   struct State: Equatable { var path = StackState<Screen.State>() }
///   enum Action { case path(StackAction<Screen.State, Screen.Action>) }
///   var body: some ReducerOf<Self> {
///     EmptyReducer().forEach(\.path, action: \.path) { Screen() }
///   }
/// }
///
/// struct AppView: View {
///   let store: StoreOf<App>
///
///   var body: some View {
///     NavigationStackStore(store.scope(state: \.path, action: \.path)) {
///       NavigationLink("Next", state: Screen.State(title: "Second"))
///     } destination: { screen in
///       Text(screen.withState { $0.title })
///     }
///   }
/// }
///
/// let phone = Phone(AppView(store: Store(initialState: App.State()) { App() }))
/// phone.tap("Next")
/// #expect(phone.shows("Second"))
/// ```
@available(
  *, deprecated,
  message: """
    Use 'NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { … } destination: { \
    store in … }' with a '@Bindable' store.
    """
)
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let store: Store<StackState<State>, StackAction<State, Action>>
  private let root: Root
  private let destination: @MainActor (Store<State, Action>) -> Destination

  /// Creates a stack with a root and, for each element, a screen made from the element's store.
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping @MainActor (Store<State, Action>) -> Destination
  ) {
    self.store = store
    self.root = root()
    self.destination = destination
  }

  /// Creates a stack with a root and, for each element, a screen that contains a `CaseLet` for each
  /// case of the element's state.
  @_disfavoredOverload
  public init<Content: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping @MainActor (State) -> Content
  ) where Destination == SwitchStore<State, Action, Content> {
    self.init(store, root: root) { SwitchStore($0, content: destination) }
  }

  /// The navigation stack.
  public var body: some View {
    NavigationStack(path: Binding(get: { store }, set: { _ in })) {
      root
    } destination: {
      destination($0)
    }
  }
}
