extension Store {
  /// Creates a store with an initial state and a reducer.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: A builder of the store's reducers. It's evaluated once.
  ///   - prepareDependencies: A closure that overrides dependencies for the feature and its
  ///     children. The overrides also apply while `initialState` and `reducer` are evaluated.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    let dependencies = DependencyValues._current.updated(prepareDependencies ?? { _ in })
    // The initial state and the reducer can read dependencies while they're created.
    let core = DependencyValues.$_current.withValue(dependencies) {
      RootCore(initialState: initialState(), reducer: reducer(), dependencies: dependencies)
    }
    self.init(core: core, root: core.root)
  }
}
