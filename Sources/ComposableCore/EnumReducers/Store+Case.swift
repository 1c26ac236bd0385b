extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The feature that the state is in, with the store of that feature.
  ///
  /// ```swift
  /// switch store.case {
  /// case .counter(let store): CounterView(store: store)
  /// case .settings(let store): SettingsView(store: store)
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
