extension Reducer {
  /// Runs a child's reducer while the child is presented.
  ///
  /// The child's actions reach the child first and then this reducer; its dismissal reaches this
  /// reducer first, while the child's state is still there. When the child goes, or another takes
  /// its place, all its effects are cancelled.
  ///
  /// - Parameters:
  ///   - state: The presentation, `\.$child`.
  ///   - action: The case of the child's actions and of its dismissal.
  ///   - destination: The child's reducer.
  public func ifLet<DestinationState, DestinationAction>(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction>
    destination: () -> some Reducer<DestinationState, DestinationAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    PresentationReducer(
      parent: ResolvedReducer(self),
      state: state,
      action: AnyCasePath(action),
      child: ResolvedReducer(destination()),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Takes an alert or a dialog away when one of its buttons was tapped.
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    PresentationReducer(
      parent: ResolvedReducer(self),
      state: state,
      action: AnyCasePath(action),
      child: ResolvedReducer(EmptyReducer()),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
