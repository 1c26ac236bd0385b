/// Several reducers as one, so that an operator can be applied to all of them.
public struct CombineReducers<Combined: Reducer>: Reducer {
  private let combined: Combined

  /// The reducer that runs those of `build` from top to bottom.
  public init<State, Action>(
    @ReducerBuilder<State, Action> _ build: () -> Combined
  ) where Combined: Reducer<State, Action> {
    combined = build()
  }

  public func _resolved() -> (inout Combined.State, Combined.Action) -> Effect<Combined.Action> {
    combined._resolved()
  }

  public func reduce(
    into state: inout Combined.State, action: Combined.Action
  ) -> Effect<Combined.Action> {
    combined.reduce(into: &state, action: action)
  }
}
