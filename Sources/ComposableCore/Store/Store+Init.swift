extension Store {
  /// A store that runs the reducers of a builder.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: What changes the state. It is asked for once.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R
  ) {
    let core = RootCore(initialState: initialState(), reducer: reducer())
    self.init(core: core, root: core.root)
  }
}
