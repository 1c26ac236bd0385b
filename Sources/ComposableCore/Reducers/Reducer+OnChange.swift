extension Reducer {
  /// Runs another reducer after this one whenever a value derived from the state changes.
  ///
  /// Both reducers handle the same action, and their effects are merged, with those of this reducer
  /// first. The value is derived twice for each action: before and after this reducer runs. The
  /// other reducer is built only if the two values differ, and its own changes don't run it again.
  ///
  /// ```swift
  /// struct State { var name = "", renames = 0 }
  ///
  /// let store = Store(initialState: State()) {
  ///   Reduce<State, String> { state, name in
  ///     state.name = name
  ///     return .none
  ///   }
  ///   .onChange(of: \.name) { oldValue, newValue in
  ///     Reduce { state, _ in
  ///       state.renames += 1
  ///       return .none
  ///     }
  ///   }
  /// }
  /// store.send("Mira")
  /// store.send("Mira")
  /// #expect(store.withState { $0.renames } == 1)
  /// ```
  ///
  /// - Parameters:
  ///   - toValue: A closure that derives the value from the state.
  ///   - reducer: A builder that receives the old and the new value, and builds the other reducer.
  public func onChange<Value: Equatable, Next: Reducer<State, Action>>(
    of toValue: @escaping (State) -> Value,
    @ReducerBuilder<State, Action>
    _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> Next
  ) -> some Reducer<State, Action> {
    onChange(of: toValue, removeDuplicates: ==, reducer)
  }

  /// Runs another reducer after this one whenever a value derived from the state changes, as
  /// determined by a closure.
  ///
  /// The order and the cost are the same as for `onChange(of:_:)`.
  ///
  /// - Parameters:
  ///   - toValue: A closure that derives the value from the state.
  ///   - isDuplicate: A closure that returns whether two values count as equal.
  ///   - reducer: A builder that receives the old and the new value, and builds the other reducer.
  public func onChange<Value, Next: Reducer<State, Action>>(
    of toValue: @escaping (State) -> Value,
    removeDuplicates isDuplicate: @escaping (Value, Value) -> Bool,
    @ReducerBuilder<State, Action>
    _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> Next
  ) -> some Reducer<State, Action> {
    let base = ResolvedReducer(self)
    return Reduce(kind: base.kind) { state, action in
      let before = toValue(state)
      let effect = base.reduce(into: &state, action: action)
      let after = toValue(state)
      guard !isDuplicate(before, after) else { return effect }
      return effect.merge(with: reducer(before, after).reduce(into: &state, action: action))
    }
  }
}
