/// Several reducers as one, so that an operator can be applied to all of them.
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
public struct CombineReducers<Combined: Reducer>: Reducer {
  private let combined: ResolvedReducer<Combined.State, Combined.Action>

  /// The reducer that runs those of `build` from top to bottom.
  public init<State, Action>(
    @ReducerBuilder<State, Action> _ build: () -> Combined
  ) where Combined: Reducer<State, Action> {
    combined = ResolvedReducer(build())
  }

  public var _kind: _BodyKind { combined.kind }

  public func reduce(
    into state: inout Combined.State, action: Combined.Action
  ) -> Effect<Combined.Action> {
    combined.reduce(into: &state, action: action)
  }
}
