extension Store {
  /// Returns the store of a child feature, like ``scope(state:action:)``.
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
  ///   @ObservableState struct State { var child = Child.State() }
  ///   enum Action { case child(Child.Action) }
  ///   var body: some ReducerOf<Self> {
  ///     Scope(\.child, action: \.child) { Child() }
  ///   }
  /// }
  ///
  /// let store = Store(initialState: Parent.State()) { Parent() }
  /// let child = store.scope(\.child, action: \.child)
  /// child.send(.tap)
  /// #expect(store.child.count == 1)
  /// #expect(child === store.scope(state: \.child, action: \.child))
  /// ```
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: action)
  }

  /// Returns the store of an optional child feature, or `nil` if the feature is absent.
  ///
  /// This is the same store that `scope(state:action:)` returns for the key paths.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    scope(
      state: state, action: action, fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Returns the stores of the features in a collection, in the collection's order.
  public func scope<ElementID: Hashable & Sendable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreCollection<ElementID, ElementState, ElementAction> {
    scope(
      state: state, action: action, fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
