extension Reducer {
  /// Runs a child's reducer while this reducer's state, an enum, is in the child's case.
  ///
  /// The child handles its actions before this reducer does. When this reducer moves the state to
  /// another case or replaces the child with one that has another ID, all the child's effects are
  /// cancelled. If another reducer does so, they keep running.
  ///
  /// An action for the child that arrives while the state is in another case is reported as an
  /// issue. The child doesn't handle it, but this reducer does.
  ///
  /// Apart from running the reducers, each action costs a few copies of the child's state, which
  /// are used to detect whether the child has been replaced.
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
  /// struct Session {
  ///   @ObservableState enum State: Equatable { case signedIn(Child.State), signedOut }
  ///   enum Action { case signedIn(Child.Action) }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer()
  ///       .ifCaseLet(\.signedIn, action: \.signedIn) { Child() }
  ///   }
  /// }
  ///
  /// let store = Store(initialState: .signedIn(Child.State())) { Session() }
  /// store.send(.signedIn(.tap))
  /// #expect(store.state == .signedIn(Child.State(count: 1)))
  /// ```
  ///
  /// - Parameters:
  ///   - state: The case that holds the child.
  ///   - action: The case that holds the child's actions.
  ///   - caseReducer: The child's reducer.
  public func ifCaseLet<CaseState, CaseAction>(
    _ state: CaseKeyPath<State, CaseState>,
    action: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction>
    then caseReducer: () -> some Reducer<CaseState, CaseAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ChildReducer(
      parent: ResolvedReducer(self),
      part: CasePart(keyPath: state, path: AnyCasePath(state)),
      action: AnyCasePath(action),
      child: ResolvedReducer(caseReducer()),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
