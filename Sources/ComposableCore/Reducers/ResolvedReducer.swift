/// A reducer inside another one, resolved when it first receives an action.
///
/// Not sooner, because a reducer may contain itself.
final class ResolvedReducer<State, Action> {
  private lazy var run = resolve()
  private let resolve: () -> (inout State, Action) -> Effect<Action>

  init(_ reducer: some Reducer<State, Action>) {
    resolve = reducer._resolved
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }
}
