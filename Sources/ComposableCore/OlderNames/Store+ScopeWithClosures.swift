extension Store {
  /// The store of a feature inside of this one, found and reached through closures.
  ///
  /// ```swift
  /// @Reducer
  /// struct Item {
  ///   struct State { var name = "" }
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
  /// struct Inventory {
  ///   struct State { var item = Item.State() }
  ///   enum Action { case item(Item.Action) }
  ///   var body: some ReducerOf<Self> {
  ///     Scope(state: \.item, action: \.item) { Item() }
  ///   }
  /// }
  ///
  /// let store = Store(initialState: Inventory.State(item: .init(name: "Mouse"))) { Inventory() }
  /// let item = store.scope(state: \.item, action: { .item($0) })
  /// item.send(.clear)
  /// #expect(store.withState { $0.item.name } == "")
  /// ```
  ///
  /// Closures cannot be told apart, so each call makes a new store. The optional scopes of an
  /// observable state need one that lasts: asking for them here is an issue.
  @available(
    *, deprecated,
    message: "Use key paths, which give the same store again: 'scope(state: \\.x, action: \\.x)'."
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

  /// The store of a part of the state, with the same actions.
  @available(
    *, deprecated,
    message: "Use the store itself: with observable state, reading a part observes just that part."
  )
  public func scope<ChildState>(
    state toChildState: @escaping (_ state: State) -> ChildState
  ) -> Store<ChildState, Action> {
    Store<ChildState, Action>(
      core: ClosureScopedCore(parent: self, state: toChildState, action: { $0 }), root: root
    )
  }
}
