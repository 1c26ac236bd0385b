extension Reducer {
  /// Runs a reducer on the elements of a collection or a navigation stack.
  ///
  /// An element handles its actions before this reducer does. This reducer handles a pop while the
  /// popped elements still exist, and a push after the new element has been added.
  ///
  /// When an element is popped, or when this reducer removes it, its effects are cancelled. If
  /// another reducer removes an element of a stack, the element's effects are cancelled with the
  /// next action that this reducer handles. If another reducer removes an element of a collection,
  /// the element's effects keep running.
  ///
  /// An action for an element that doesn't exist is reported as an issue, and so is a push with an
  /// ID that is already on the stack. This reducer still handles the action.
  ///
  /// Apart from running the reducers, an action takes O(1) time on average, or O(*n*) time if
  /// elements are added, removed, or moved.
  ///
  /// ```swift
  /// @Reducer
  /// struct Row {
  ///   @ObservableState struct State: Equatable, Identifiable { let id: Int; var isDone = false }
  ///   enum Action { case tap }
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, _ in
  ///       state.isDone.toggle()
  ///       return .none
  ///     }
  ///   }
  /// }
  ///
  /// @Reducer
  /// struct Rows {
  ///   @ObservableState
  ///   struct State {
  ///     var rows: IdentifiedArrayOf<Row.State>
  ///     var path = StackState<Row.State>()
  ///   }
  ///   enum Action {
  ///     case rows(IdentifiedActionOf<Row>)
  ///     case path(StackActionOf<Row>)
  ///   }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer()
  ///       .forEach(\.rows, action: \.rows) { Row() }
  ///       .forEach(\.path, action: \.path) { Row() }
  ///   }
  /// }
  ///
  /// let store = Store(initialState: Rows.State(rows: [.init(id: 1), .init(id: 2)])) { Rows() }
  /// store.send(.rows(.element(id: 2, action: .tap)))
  /// #expect(store.rows.map(\.isDone) == [false, true])
  ///
  /// store.send(.path(.push(id: 0, state: Row.State(id: 1))))
  /// store.send(.path(.element(id: 0, action: .tap)))
  /// #expect(store.path[id: 0]?.isDone == true)
  /// store.send(.path(.popFrom(id: 0)))
  /// #expect(store.path.isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The property that holds the ``IdentifiedArray`` or the ``StackState``.
  ///   - action: The case that holds the elements' actions.
  ///   - element: The reducer of an element.
  // Collections and stacks share one function. If there were several overloads, the compiler would
  // report an error in the closure as a failure to choose an overload.
  public func forEach<Elements: _ElementsState, Actions: _ElementsAction>(
    _ state: WritableKeyPath<State, Elements>,
    action: CaseKeyPath<Action, Actions>,
    @ReducerBuilder<Elements._ElementState, Actions._ElementAction>
    element: () -> some Reducer<Elements._ElementState, Actions._ElementAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Actions._Kind == Elements._Kind {
    AnyReducer(
      Actions._reducer(
        of: _ElementsLink(
          parent: ResolvedReducer(self),
          state: state,
          action: AnyCasePath(action),
          element: ResolvedReducer(element()),
          location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )))
  }

  /// Runs a reducer on the elements of a collection or a navigation stack, like
  /// `forEach(_:action:element:)`.
  @_disfavoredOverload
  public func forEach<Elements: _ElementsState, Actions: _ElementsAction>(
    _ state: WritableKeyPath<State, Elements>,
    action: CaseKeyPath<Action, Actions>,
    @ReducerBuilder<Elements._ElementState, Actions._ElementAction>
    destination: () -> some Reducer<Elements._ElementState, Actions._ElementAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Actions._Kind == Elements._Kind {
    forEach(
      state, action: action, element: destination,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
