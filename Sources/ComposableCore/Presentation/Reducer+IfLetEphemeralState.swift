extension Reducer {
  /// Removes an alert or a dialog when one of its buttons sends an action, or when it's dismissed.
  ///
  /// ```swift
  /// @Reducer
  /// struct Account {
  ///   @ObservableState struct State { @Presents var alert: AlertState<Action.Alert>? }
  ///   enum Action {
  ///     case alert(PresentationAction<Alert>)
  ///     enum Alert { case delete }
  ///   }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer()
  ///       .ifLet(\.$alert, action: \.alert)
  ///   }
  /// }
  ///
  /// let alert = AlertState<Account.Action.Alert> { TextState("Delete?") }
  /// let store = Store(initialState: Account.State(alert: alert)) { Account() }
  /// store.send(.alert(.presented(.delete)))
  /// #expect(store.alert == nil)
  /// ```
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

  /// Removes an alert or a dialog when one of its buttons sends an action.
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
