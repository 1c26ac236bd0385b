/// A reducer that does nothing.
///
/// ```swift
/// let store = Store(initialState: 1) { EmptyReducer<Int, String>() }
/// store.send("anything")
/// #expect(store.withState { $0 } == 1)
/// ```
public struct EmptyReducer<State, Action>: Reducer {
  /// Creates a reducer that does nothing.
  public init() {}

  /// Does nothing and returns no effects.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .none
  }
}
