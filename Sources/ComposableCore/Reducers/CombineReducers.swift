/// A reducer that combines several reducers, so that an operator can apply to all of them.
///
/// ```swift
/// let twice = CombineReducers {
///   Reduce<Int, Int> { state, action in
///     state += action
///     return .none
///   }
///   Reduce<Int, Int> { state, action in
///     state *= action
///     return .none
///   }
/// }
///
/// var number = 1
/// _ = twice.reduce(into: &number, action: 3)
/// #expect(number == 12)
/// ```
public struct CombineReducers<State, Action, Combined: Reducer<State, Action>>: Reducer {
  private let combined: ResolvedReducer<State, Action>

  // State and action are generic parameters so that closures in `build` can infer them from
  // context.
  /// Creates a reducer that runs the reducers of `build` from top to bottom.
  public init(@ReducerBuilder<State, Action> _ build: () -> Combined) {
    combined = ResolvedReducer(build())
  }

  /// The kind of the combined reducer.
  public var _kind: _BodyKind { combined.kind }

  /// Runs the reducers in order.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    combined.reduce(into: &state, action: action)
  }
}
