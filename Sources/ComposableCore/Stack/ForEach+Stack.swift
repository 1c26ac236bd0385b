extension Reducer {
  /// Runs a reducer on the elements of a navigation stack.
  ///
  /// The element handles its actions first, then this reducer does. This reducer handles a pop
  /// while the popped elements still exist, and a push after the new element was added. When an
  /// element is removed, its effects are cancelled.
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
  /// @Reducer
  /// struct App {
  ///   @ObservableState struct State { var path: StackState<Child.State> }
  ///   enum Action { case path(StackActionOf<Child>) }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer()
  ///       .forEach(\.path, action: \.path) { Child() }
  ///   }
  /// }
  ///
  /// let store = Store(initialState: App.State(path: StackState([Child.State()]))) { App() }
  /// store.send(.path(.element(id: 0, action: .tap)))
  /// #expect(store.path[id: 0]?.count == 1)
  /// store.send(.path(.popFrom(id: 0)))
  /// #expect(store.path.isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The property that holds the stack.
  ///   - action: The case of the stack's actions.
  ///   - destination: The reducer of an element.
  public func forEach<DestinationState, DestinationAction>(
    _ state: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction>
    destination: () -> some Reducer<DestinationState, DestinationAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    StackReducer(
      parent: ResolvedReducer(self),
      state: state,
      action: AnyCasePath(action),
      element: ResolvedReducer(destination()),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
