/// An action that a store has processed.
package struct ProcessedAction<State, Action> {
  package let action: Action
  package let origin: ActionOrigin

  /// The state after the reducer ran.
  package let state: State

  /// The generation that the next stack element would have received before the action.
  package let elementGeneration: Int
}

/// The origin of an action.
package enum ActionOrigin: Sendable {
  /// Code outside the store sent the action.
  case sender

  /// An effect sent the action.
  case effect
}
