extension Reducer {
  /// Overrides a dependency of this reducer, of all inside of it, and of their effects.
  ///
  /// The innermost of several overrides wins.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> some Reducer<State, Action> {
    transformDependency(keyPath) { $0 = value }
  }

  /// Overrides a dependency that is its own key.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> some Reducer<State, Action> where Value.Value == Value {
    transformDependency(\.self) { $0[Value.self] = value }
  }

  /// Changes a dependency of this reducer, of all inside of it, and of their effects.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> some Reducer<State, Action> {
    let base = ResolvedReducer(self)
    return Reduce(kind: .changing) { state, action in
      withDependencies {
        transform(&$0[keyPath: keyPath])
      } operation: {
        base.reduce(into: &state, action: action)
      }
    }
  }
}
