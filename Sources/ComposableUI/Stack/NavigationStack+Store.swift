extension NavigationStack {
  /// Creates a stack whose path is the state of a store.
  ///
  /// ```swift
  /// @Reducer
  /// struct Detail {
  ///   @ObservableState struct State: Equatable { var name: String }
  ///   enum Action {}
  /// }
  ///
  /// @Reducer
  /// struct App {
  ///   @Reducer enum Path { case detail(Detail) }
  ///   @ObservableState struct State { var path: StackState<Path.State> }
  ///   enum Action { case path(StackActionOf<Path>) }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer().forEach(\.path, action: \.path)
  ///   }
  /// }
  ///
  /// struct AppView: View {
  ///   @Bindable var store: StoreOf<App>
  ///
  ///   var body: some View {
  ///     NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///       Text("Root")
  ///     } destination: { store in
  ///       switch store.case {
  ///       case .detail(let store): Text(store.name)
  ///       }
  ///     }
  ///   }
  /// }
  ///
  /// let path = StackState<App.Path.State>([.detail(Detail.State(name: "Whisk"))])
  /// let store = Store(initialState: App.State(path: path)) { App() }
  /// let phone = Phone(AppView(store: store))
  /// #expect(phone.shows("Whisk"))
  /// phone.goBack()
  /// #expect(phone.shows("Root"))
  /// ```
  ///
  /// Going back sends `.popFrom(id:)`. A link created with ``NavigationLink/init(state:label:)``
  /// sends `.push(id:state:)`. Without a store, the stack shows only its root.
  @MainActor
  public init<State, Action, Base: View, Destination: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>?>,
    @ViewBuilder root: () -> Base,
    @ViewBuilder destination: @escaping @MainActor (Store<State, Action>) -> Destination
  ) where Data == [StackComponent<State>], Root == StackRoot<State, Action, Base, Destination> {
    let store = path.wrappedValue
    let base = root()
    self.init(path: store?.components() ?? .constant([])) {
      StackRoot(store: store, base: base, destination: destination)
    }
  }
}

/// The root view of a store's navigation stack. It declares the destination for the stack's
/// elements.
public struct StackRoot<State, Action, Base: View, Destination: View>: View {
  let store: Store<StackState<State>, StackAction<State, Action>>?
  let base: Base
  let destination: @MainActor (Store<State, Action>) -> Destination

  /// The root with a destination for the stack's elements.
  public var body: some View {
    base.navigationDestination(for: StackComponent<State>.self) { component in
      if let id = component.id, let store = store?.scope(state: \.[id: id], action: \.[id: id]) {
        destination(store)
      }
    }
  }
}
