/// Writes into the state what its controls send.
///
/// Put it before the reducer that reacts to the writes, so that this sees the new values.
public struct BindingReducer<State, Action, ViewAction: BindableAction<State>>: Reducer {
  private let viewAction: (Action) -> ViewAction?

  /// Handles the writes among a feature's actions.
  public init() where Action == ViewAction {
    viewAction = { $0 }
  }

  /// Handles the writes among the actions in a case of a feature's actions.
  public init(action: CaseKeyPath<Action, ViewAction>) {
    viewAction = AnyCasePath(action).extract(from:)
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    viewAction(action)?.binding?.apply(&state)
    return .none
  }
}
