extension Reducer {
  /// Runs a child's reducer while the child's state isn't `nil`.
  ///
  /// The child handles its actions first, then this reducer does. When the child is removed or
  /// replaced by another one, all its effects are cancelled. The child can't dismiss itself; to
  /// allow that, hold its state with `@Presents`.
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
  /// struct Parent {
  ///   @ObservableState struct State { var child: Child.State? }
  ///   enum Action { case child(Child.Action) }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer()
  ///       .ifLet(\.child, action: \.child) { Child() }
  ///   }
  /// }
  ///
  /// let store = Store(initialState: Parent.State(child: Child.State())) { Parent() }
  /// store.send(.child(.tap))
  /// #expect(store.child?.count == 1)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The property that holds the child.
  ///   - action: The case of the child's actions.
  ///   - wrapped: The child's reducer.
  public func ifLet<WrappedState, WrappedAction>(
    _ state: WritableKeyPath<State, WrappedState?>,
    action: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction>
    then wrapped: () -> some Reducer<WrappedState, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ChildReducer(
      parent: ResolvedReducer(self),
      part: OptionalPart(keyPath: state),
      action: AnyCasePath(action),
      child: ResolvedReducer(wrapped()),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Removes an alert or a dialog when one of its buttons is tapped.
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ state: WritableKeyPath<State, WrappedState?>,
    action: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ifLet(
      state, action: action, then: { EmptyReducer() },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
