extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a feature's state onto the enclosing stack.
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
  ///   @ObservableState struct State { var path = StackState<Detail.State>() }
  ///   enum Action { case path(StackActionOf<Detail>) }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer().forEach(\.path, action: \.path) { Detail() }
  ///   }
  /// }
  ///
  /// struct AppView: View {
  ///   @Bindable var store: StoreOf<App>
  ///
  ///   var body: some View {
  ///     NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///       NavigationLink(state: Detail.State(name: "Whisk")) { Text("Detail") }
  ///     } destination: { store in
  ///       Text(store.name)
  ///     }
  ///   }
  /// }
  ///
  /// let phone = Phone(AppView(store: Store(initialState: App.State()) { App() }))
  /// phone.tap("Detail")
  /// #expect(phone.shows("Whisk"))
  /// ```
  ///
  /// - Parameter state: The state to push onto the stack, or `nil` to disable the link.
  @MainActor
  public init<State>(state: State?, @ViewBuilder label: () -> Label) {
    self.init(value: state.map { StackComponent(id: nil, state: $0) }, label: label)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that shows a title and pushes a feature's state onto the enclosing stack.
  ///
  /// - Parameter state: The state to push onto the stack, or `nil` to disable the link.
  @MainActor
  public init<State>(_ title: some StringProtocol, state: State?) {
    self.init(state: state) { Text(title) }
  }
}
