extension Bindable {
  /// Returns a binding to the store of a presented feature or a stack. This overload omits the
  /// `state` label: `$store.scope(\.add, action: \.add)`.
  @MainActor
  public func scope<State, Action, Slot: _NavigationSlot, Actions: CasePathable>(
    _ state: KeyPath<State, Slot>,
    action: CaseKeyPath<Action, Actions>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Slot._StoreState, Actions._ChildAction>?>
  where Value == Store<State, Action>, Actions._Slot == Slot._ActionKind {
    scope(
      state: state, action: action, fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

extension Binding {
  /// Returns a binding to the store of a presented feature or a stack. This overload omits the
  /// `state` label: `$store.scope(\.add, action: \.add)`.
  @MainActor
  public func scope<State, Action, Slot: _NavigationSlot, Actions: CasePathable>(
    _ state: KeyPath<State, Slot>,
    action: CaseKeyPath<Action, Actions>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Slot._StoreState, Actions._ChildAction>?>
  where Value == Store<State, Action>, Actions._Slot == Slot._ActionKind {
    scope(
      state: state, action: action, fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
