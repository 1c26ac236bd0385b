extension Store {
  /// A store that runs a reducer, which is given as a value.
  ///
  /// ```swift
  /// Store(initialState: Counter.State(), reducer: Counter())
  /// ```
  @available(
    *, deprecated,
    message: "Give the reducer in a trailing closure: 'Store(initialState: …) { Feature() }'."
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
