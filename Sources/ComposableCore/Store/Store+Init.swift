extension Store {
  /// A store that runs the reducers of a builder.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: What changes the state. It is asked for once.
  ///   - prepareDependencies: Overrides dependencies of the feature and of all features inside,
  ///     also while `initialState` and `reducer` are evaluated.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    let dependencies = DependencyValues._current.updated(prepareDependencies ?? { _ in })
    let core = DependencyValues.$_current.withValue(dependencies) {
      RootCore(initialState: initialState(), reducer: reducer(), dependencies: dependencies)
    }
    self.init(core: core, root: core.root)
  }
}
