extension Reducer {
  /// Runs a child's reducer while the child is presented.
  ///
  /// The child handles its actions first, then this reducer does. This reducer handles the child's
  /// dismissal while the child's state still exists. When the child is removed or replaced by
  /// another one, all its effects are cancelled.
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
  ///   @ObservableState struct State { @Presents var child: Child.State? }
  ///   enum Action { case child(PresentationAction<Child.Action>) }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer()
  ///       .ifLet(\.$child, action: \.child) { Child() }
  ///   }
  /// }
  ///
  /// let store = Store(initialState: Parent.State(child: Child.State())) { Parent() }
  /// store.send(.child(.presented(.tap)))
  /// #expect(store.child?.count == 1)
  /// store.send(.child(.dismiss))
  /// #expect(store.child == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The presented property, `\.$child`.
  ///   - action: The case of the child's actions and its dismissal.
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

  /// Removes an alert or a dialog when one of its buttons is tapped.
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
}
