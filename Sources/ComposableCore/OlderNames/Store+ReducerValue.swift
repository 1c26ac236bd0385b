extension Store {
  /// Creates a store with a reducer that's passed as a value.
  ///
  /// ```swift
  /// @Reducer
  /// struct Counter {
  ///   struct State { var count: Int }
  ///   enum Action {}
  /// }
  ///
  /// let store = Store(initialState: Counter.State(count: 1), reducer: Counter())
  /// #expect(store.withState { $0.count } == 1)
  /// ```
  @available(
    *, deprecated,
    message: "Pass the reducer in a trailing closure: 'Store(initialState: …) { Feature() }'."
  )
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    reducer: @autoclosure () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init(
      initialState: initialState(), reducer: { reducer() }, withDependencies: prepareDependencies
    )
  }
}
