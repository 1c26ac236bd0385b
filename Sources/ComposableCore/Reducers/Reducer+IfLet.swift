extension Reducer {
  /// Runs a child's reducer while the child's state isn't `nil`.
  ///
  /// The child handles its actions before this reducer does. When the child is dismissed, or when
  /// this reducer removes it or replaces it with another child, all its effects are cancelled. If
  /// another reducer removes a child with `@Presents`, the child's effects are cancelled with the
  /// next action that this reducer handles. If another reducer removes a child in a plain optional,
  /// the child's effects keep running.
  ///
  /// The state is an optional property or, if the child can be dismissed, the projection of a
  /// property with `@Presents`. This reducer handles a dismissal while the child's state still
  /// exists. A child in a plain optional can't dismiss itself.
  ///
  /// An action for the child that arrives while the state is `nil` is reported as an issue. The
  /// child doesn't handle it, but this reducer does.
  ///
  /// Apart from running the reducers, each action costs a few reads of the child's property, which
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
  /// struct Parent {
  ///   @ObservableState
  ///   struct State {
  ///     var child: Child.State?
  ///     @Presents var sheet: Child.State?
  ///   }
  ///   enum Action {
  ///     case child(Child.Action)
  ///     case sheet(PresentationAction<Child.Action>)
  ///   }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer()
  ///       .ifLet(\.child, action: \.child) { Child() }
  ///       .ifLet(\.$sheet, action: \.sheet) { Child() }
  ///   }
  /// }
  ///
  /// let state = Parent.State(child: Child.State(), sheet: Child.State())
  /// let store = Store(initialState: state) { Parent() }
  /// store.send(.child(.tap))
  /// #expect(store.child?.count == 1)
  /// store.send(.sheet(.presented(.tap)))
  /// #expect(store.sheet?.count == 1)
  /// store.send(.sheet(.dismiss))
  /// #expect(store.sheet == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The property that holds the child: `\.child`, or `\.$child` with `@Presents`.
  ///   - action: The case that holds the child's actions; with `@Presents`, a
  ///     ``PresentationAction``.
  ///   - wrapped: The child's reducer.
  // Optional and presented children share one function. If there were several overloads, the
  // compiler would report an error in the closure as a failure to choose an overload.
  public func ifLet<Slot: _ChildSlot, Actions: CasePathable>(
    _ state: WritableKeyPath<State, Slot>,
    action: CaseKeyPath<Action, Actions>,
    @ReducerBuilder<Slot._Child, Actions._ChildAction>
    then wrapped: () -> some Reducer<Slot._Child, Actions._ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Actions._Slot == Slot._Kind {
    AnyReducer(
      Slot._reducer(
        of: _ChildLink(
          parent: ResolvedReducer(self),
          state: state,
          action: AnyCasePath(action),
          child: ResolvedReducer(wrapped()),
          location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )))
  }

  /// Runs a child's reducer while the child's state isn't `nil`, like `ifLet(_:action:then:)`.
  @_disfavoredOverload
  public func ifLet<Slot: _ChildSlot, Actions: CasePathable>(
    _ state: WritableKeyPath<State, Slot>,
    action: CaseKeyPath<Action, Actions>,
    @ReducerBuilder<Slot._Child, Actions._ChildAction>
    destination: () -> some Reducer<Slot._Child, Actions._ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Actions._Slot == Slot._Kind {
    ifLet(
      state, action: action, then: destination,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Runs the reducer of an optional child whose actions aren't an enum with case paths.
  @_disfavoredOverload
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
}
