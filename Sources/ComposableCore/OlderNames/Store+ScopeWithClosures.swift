extension Store {
  /// Returns the store of a child feature, using closures for its state and actions.
  ///
  /// ```swift
  /// @Reducer
  /// struct Item {
  ///   struct State { var name: String }
  ///   enum Action { case clear }
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, _ in
  ///       state.name = ""
  ///       return .none
  ///     }
  ///   }
  /// }
  ///
  /// @Reducer
  /// struct Kitchen {
  ///   struct State { var item: Item.State }
  ///   enum Action { case item(Item.Action) }
  ///   var body: some ReducerOf<Self> {
  ///     Scope(state: \.item, action: \.item) { Item() }
  ///   }
  /// }
  ///
  /// let store = Store(initialState: Kitchen.State(item: .init(name: "Whisk"))) { Kitchen() }
  /// let item = store.scope(state: \.item, action: { .item($0) })
  /// item.send(.clear)
  /// #expect(store.withState { $0.item.name } == "")
  /// ```
  ///
  /// Closures can't be compared, so each call creates a new store. If the state of that store is
  /// observable, scoping it to an optional or a collection reports an issue, because this requires
  /// a store that persists.
  @available(
    *, deprecated,
    message: "Use key paths to get the same store each time: 'scope(state: \\.x, action: \\.x)'."
  )
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(
      core: ClosureScopedCore(parent: self, state: toChildState, action: fromChildAction),
      root: root
    )
  }

  /// Returns a store for part of the state, with the same actions.
  @available(
    *, deprecated,
    message: """
      Use the store itself: with observable state, reading a property observes only that property.
      """
  )
  public func scope<ChildState>(
    state toChildState: @escaping (_ state: State) -> ChildState
  ) -> Store<ChildState, Action> {
    Store<ChildState, Action>(
      core: ClosureScopedCore(parent: self, state: toChildState, action: { $0 }), root: root
    )
  }
}
