extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The current feature, as a case whose payload is the feature's store.
  ///
  /// ```swift
  /// @Reducer
  /// struct Counter {
  ///   @ObservableState struct State: Equatable { var count: Int }
  ///   enum Action {}
  /// }
  ///
  /// @Reducer
  /// enum Destination {
  ///   case counter(Counter)
  /// }
  ///
  /// let store = Store(initialState: .counter(Counter.State(count: 2))) { Destination.body }
  /// switch store.case {
  /// case .counter(let store): #expect(store.count == 2)
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
