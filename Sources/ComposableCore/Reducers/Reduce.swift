/// A reducer made from a closure.
public struct Reduce<State, Action>: Reducer {
  private let run: (inout State, Action) -> Effect<Action>

  /// The reducer that runs `reduce` on each action.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    run = reduce
  }

  /// The reducer that runs another one, whose type it hides.
  public init(_ reducer: some Reducer<State, Action>) {
    run = ResolvedReducer(reducer).reduce(into:action:)
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }
}
