extension Reducer {
  /// Runs the features of an enum on the elements of a stack, using the reducer that `@Reducer`
  /// generates for the enum.
  ///
  /// ```swift
  /// @Reducer
  /// struct Detail {
  ///   @ObservableState struct State: Equatable {}
  ///   enum Action {}
  /// }
  ///
  /// @Reducer
  /// struct App {
  ///   @Reducer enum Path { case detail(Detail) }
  ///   @ObservableState struct State { var path = StackState<Path.State>() }
  ///   enum Action { case path(StackActionOf<Path>) }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer().forEach(\.path, action: \.path)
  ///   }
  /// }
  ///
  /// let store = Store(initialState: App.State()) { App() }
  /// store.send(.path(.push(id: 0, state: .detail(Detail.State()))))
  /// #expect(store.path.count == 1)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The property that holds the stack.
  ///   - action: The case that holds the stack's actions.
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ state: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where DestinationState.StateReducer.Action == DestinationAction {
    forEach(
      state, action: action,
      destination: { DestinationState.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
