extension Reducer {
  /// Overrides a dependency for this reducer, its child reducers, and their effects.
  ///
  /// If several overrides apply, the innermost one wins.
  ///
  /// ```swift
  /// struct Greeting: TestDependencyKey {
  ///   var text: String
  ///   static let testValue = Greeting(text: "Hello")
  /// }
  /// extension DependencyValues {
  ///   var greeting: Greeting {
  ///     get { self[Greeting.self] }
  ///     set { self[Greeting.self] = newValue }
  ///   }
  /// }
  ///
  /// struct Greeter: Reducer {
  ///   @Dependency(\.greeting) var greeting
  ///   func reduce(into state: inout String, action: String) -> Effect<String> {
  ///     state = "\(greeting.text), \(action)"
  ///     return .none
  ///   }
  /// }
  ///
  /// let store = Store(initialState: "") {
  ///   Greeter().dependency(\.greeting, Greeting(text: "Bye"))
  /// }
  /// store.send("Mira")
  /// #expect(store.withState { $0 } == "Bye, Mira")
  /// ```
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> some Reducer<State, Action> {
    transformDependency(\.self) { $0.override(keyPath, with: value) }
  }

  /// Overrides a dependency whose type is its own key, for this reducer, its child reducers, and
  /// their effects.
  ///
  /// ```swift
  /// struct Greeting: TestDependencyKey {
  ///   var text: String
  ///   static let testValue = Greeting(text: "Hello")
  /// }
  ///
  /// struct Greeter: Reducer {
  ///   @Dependency(Greeting.self) var greeting
  ///   func reduce(into state: inout String, action: String) -> Effect<String> {
  ///     state = "\(greeting.text), \(action)"
  ///     return .none
  ///   }
  /// }
  ///
  /// let store = Store(initialState: "") {
  ///   Greeter().dependency(Greeting(text: "Bye"))
  /// }
  /// store.send("Mira")
  /// #expect(store.withState { $0 } == "Bye, Mira")
  /// ```
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> some Reducer<State, Action> where Value.Value == Value {
    transformDependency(\.self) { $0[Value.self] = value }
  }

  /// Modifies a dependency for this reducer, its child reducers, and their effects.
  ///
  /// ```swift
  /// struct Greeting: TestDependencyKey {
  ///   var text: String
  ///   static let testValue = Greeting(text: "Hello")
  /// }
  /// extension DependencyValues {
  ///   var greeting: Greeting {
  ///     get { self[Greeting.self] }
  ///     set { self[Greeting.self] = newValue }
  ///   }
  /// }
  ///
  /// struct Greeter: Reducer {
  ///   @Dependency(\.greeting) var greeting
  ///   func reduce(into state: inout String, action: String) -> Effect<String> {
  ///     state = "\(greeting.text), \(action)"
  ///     return .none
  ///   }
  /// }
  ///
  /// let store = Store(initialState: "") {
  ///   Greeter().transformDependency(\.greeting) { $0.text = "Bye" }
  /// }
  /// store.send("Mira")
  /// #expect(store.withState { $0 } == "Bye, Mira")
  /// ```
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
