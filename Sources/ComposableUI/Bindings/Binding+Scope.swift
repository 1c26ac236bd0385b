extension Bindable {
  /// Returns a binding to the store of an optional child feature, for `sheet(item:)` and similar
  /// modifiers, or to the store of a ``StackState``, for `NavigationStack(path:root:destination:)`.
  ///
  /// ```swift
  /// @Reducer
  /// struct Item {
  ///   @ObservableState struct State: Equatable { var name = "Whisk" }
  ///   enum Action {}
  /// }
  ///
  /// @Reducer
  /// struct Kitchen {
  ///   @ObservableState struct State { @Presents var add: Item.State? }
  ///   enum Action { case addButtonTapped, add(PresentationAction<Item.Action>) }
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, action in
  ///       if case .addButtonTapped = action { state.add = Item.State() }
  ///       return .none
  ///     }
  ///     .ifLet(\.$add, action: \.add) { Item() }
  ///   }
  /// }
  ///
  /// struct KitchenView: View {
  ///   @Bindable var store: StoreOf<Kitchen>
  ///
  ///   var body: some View {
  ///     Button("Add") { store.send(.addButtonTapped) }
  ///       .sheet(item: $store.scope(state: \.add, action: \.add)) { store in
  ///         Text(store.name)
  ///       }
  ///   }
  /// }
  ///
  /// let store = Store(initialState: Kitchen.State()) { Kitchen() }
  /// let phone = Phone(KitchenView(store: store))
  /// phone.tap("Add")
  /// #expect(phone.front.kind == .sheet && phone.shows("Whisk"))
  /// ```
  ///
  /// Writing `nil` sends `.dismiss` if the feature is still presented. If it's still presented
  /// afterward, the binding reports an issue, because the feature's reducer probably isn't
  /// integrated with `ifLet`.
  ///
  /// A binding to a stack is never `nil` and ignores writes.
  @MainActor
  public func scope<State, Action, Slot: _NavigationSlot, Actions: CasePathable>(
    state: KeyPath<State, Slot>,
    action: CaseKeyPath<Action, Actions>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Slot._StoreState, Actions._ChildAction>?>
  where Value == Store<State, Action>, Actions._Slot == Slot._ActionKind {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Slot._binding(
      to: _NavigationSlotLink(
        store: wrappedValue, state: state, action: action, callSite: callSite))
  }
}

extension Binding {
  /// Returns a binding to the store of an optional child feature or of a stack, given a binding to
  /// a store.
  @MainActor
  public func scope<State, Action, Slot: _NavigationSlot, Actions: CasePathable>(
    state: KeyPath<State, Slot>,
    action: CaseKeyPath<Action, Actions>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Slot._StoreState, Actions._ChildAction>?>
  where Value == Store<State, Action>, Actions._Slot == Slot._ActionKind {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Slot._binding(
      to: _NavigationSlotLink(
        store: wrappedValue, state: state, action: action, callSite: callSite))
  }
}
