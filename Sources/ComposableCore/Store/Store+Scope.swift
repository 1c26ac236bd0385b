extension Store {
  /// Returns the store of a child feature.
  ///
  /// Scoping again with the same key paths returns the same store as long as it's still in use.
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
  ///     Scope(state: \.child, action: \.child) { Child() }
  ///   }
  /// }
  ///
  /// let store = Store(initialState: Parent.State()) { Parent() }
  /// let child = store.scope(state: \.child, action: \.child)
  /// child.send(.tap)
  /// #expect(store.child.count == 1)
  /// ```
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let key = ChildStores.Key(state: state, action: action)
    if let child: Store<ChildState, ChildAction> = children.store(key) { return child }
    let core = ScopedCore(parent: self, keyPath: state, action: AnyCasePath(action))
    return keep(core, for: key)
  }

  /// Returns the store of an optional child feature.
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
  ///     EmptyReducer().ifLet(\.$child, action: \.child) { Child() }
  ///   }
  /// }
  ///
  /// let store = Store(initialState: Parent.State(child: Child.State())) { Parent() }
  /// let child = store.scope(state: \.child, action: \.child.presented)
  /// child?.send(.tap)
  /// #expect(store.child?.count == 1)
  /// ```
  ///
  /// - Returns: The child's store, or `nil` if the child is absent. A store that outlives its
  ///   feature continues to show the last state.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    reportIfUncached(
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    let key = ChildStores.Key(state: state, action: action)
    let child: Store<ChildState, ChildAction>? = children.store(key)
    if let child, child.core.isCertainlyLive { return child }
    guard let value = core.state[keyPath: state] else {
      // The next feature that's presented there is a different feature, so it gets a new store.
      children.remove(key)
      return nil
    }
    let current =
      child
      ?? keep(
        OptionalCore(parent: self, keyPath: state, action: AnyCasePath(action), state: value),
        for: key
      )
    current.core.accept(value)
    return current
  }

  /// Reports an issue if this store has observable state but was scoped with closures, and so can't
  /// cache its child stores.
  func reportIfUncached(at location: IssueLocation) {
    guard !core.isLasting, State.self is any ObservableState.Type else { return }
    location.report(
      """
      The store of '\(State.self)' was scoped with closures, so its presented features can't be \
      observed.

      Each call to 'scope' with closures creates a new store, but presentations and list rows need \
      stores that persist. To fix this, use key paths for every scope: \
      'scope(state: \\.child, action: \\.child)'.
      """
    )
  }

  func keep<ChildState, ChildAction>(
    _ core: any Core<ChildState, ChildAction>, for key: ChildStores.Key
  ) -> Store<ChildState, ChildAction> {
    let child = Store<ChildState, ChildAction>(core: core, root: root)
    children.insert(child, for: key)
    return child
  }
}
