extension Store where Action: BindableAction<State> {
  /// A property of the state. Assigning a different value sends it as a ``BindingAction``.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value> & Sendable
  ) -> Value {
    get { core.state[keyPath: keyPath] }
    set {
      // Controls also write the value that they already show.
      guard newValue != core.state[keyPath: keyPath] else { return }
      send(.binding(.set(keyPath, newValue).requiringReceipt(store: State.self)))
    }
  }
}

extension Store where Action: ViewAction, Action.ViewAction: BindableAction<State> {
  /// A property of the state. Assigning a different value sends it as a ``BindingAction``, wrapped
  /// in the action's `view` case.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value> & Sendable
  ) -> Value {
    get { core.state[keyPath: keyPath] }
    set {
      guard newValue != core.state[keyPath: keyPath] else { return }
      send(.view(.binding(.set(keyPath, newValue).requiringReceipt(store: State.self))))
    }
  }
}
