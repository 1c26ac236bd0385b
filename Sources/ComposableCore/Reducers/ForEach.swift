extension Reducer {
  /// Runs a reducer on the elements of a collection.
  ///
  /// The element handles its actions first, then this reducer does. If this reducer removes an
  /// element, that element's effects are cancelled.
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
  ///   @ObservableState struct State { var rows: IdentifiedArrayOf<Row.State> }
  ///   enum Action { case rows(IdentifiedActionOf<Row>) }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer()
  ///       .forEach(\.rows, action: \.rows) { Row() }
  ///   }
  /// }
  ///
  /// let store = Store(initialState: Rows.State(rows: [.init(id: 1), .init(id: 2)])) { Rows() }
  /// store.send(.rows(.element(id: 2, action: .tap)))
  /// #expect(store.rows.map(\.isDone) == [false, true])
  /// ```
  ///
  /// - Parameters:
  ///   - state: The property that holds the collection.
  ///   - action: The case of the elements' actions.
  ///   - element: The reducer of an element.
  public func forEach<ElementState, ElementAction, ID: Hashable & Sendable>(
    _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction>
    element: () -> some Reducer<ElementState, ElementAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ElementsReducer(
      parent: ResolvedReducer(self),
      state: state,
      action: AnyCasePath(action),
      element: ResolvedReducer(element()),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
