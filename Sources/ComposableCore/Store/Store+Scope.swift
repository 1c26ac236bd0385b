extension Store {
  /// The store of a feature inside of this one.
  ///
  /// Scoping again with the same key paths gives the same store, as long as someone holds it.
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

  /// The store of a feature that may be absent.
  ///
  /// - Returns: `nil` when the feature is absent now. A store that outlives its feature goes on
  ///   showing the last state.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    let key = ChildStores.Key(state: state, action: action)
    guard let value = core.state[keyPath: state] else {
      children.remove(key)
      return nil
    }
    if let child: Store<ChildState, ChildAction> = children.store(key) { return child }
    let action = AnyCasePath(action)
    return keep(OptionalCore(parent: self, keyPath: state, action: action, state: value), for: key)
  }

  func keep<ChildState, ChildAction>(
    _ core: any Core<ChildState, ChildAction>, for key: ChildStores.Key
  ) -> Store<ChildState, ChildAction> {
    let child = Store<ChildState, ChildAction>(core: core, root: root)
    children.insert(child, for: key)
    return child
  }
}
