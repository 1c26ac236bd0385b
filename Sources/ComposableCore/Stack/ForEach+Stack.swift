extension Reducer {
  /// Runs the reducer of a stack's elements on each of them.
  ///
  /// An element's actions reach the element first and then this reducer; a pop reaches this reducer
  /// first, while the elements are still there; a push reaches it when the element is there. The
  /// effects of an element that is gone are cancelled.
  ///
  /// - Parameters:
  ///   - state: The stack.
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
