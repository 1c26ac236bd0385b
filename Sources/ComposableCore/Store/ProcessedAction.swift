/// An action that a store has processed.
package struct ProcessedAction<State, Action> {
  /// The action, as the reducer received it.
  package let action: Action
  /// The sender of the action.
  package let origin: ActionOrigin

  /// The state after the reducer ran.
  package let state: State

  /// The generation of the next stack element's ID, as it was before the action was processed.
  package let elementGeneration: Int
}

/// The origin of an action: code outside the store, or an effect.
package enum ActionOrigin: Sendable {
  /// Code outside the store sent the action.
  case sender

  /// An effect sent the action.
  case effect
}
