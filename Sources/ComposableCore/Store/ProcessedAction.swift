/// An action that a store has processed.
package struct ProcessedAction<State, Action> {
  package let action: Action
  package let origin: ActionOrigin

  /// The state that the reducer left.
  package let state: State

  /// The generation of the next stack element before the action.
  package let elementGeneration: Int
}

/// Where an action came from.
package enum ActionOrigin: Sendable {
  /// Someone outside sent it to the store.
  case sender

  /// An effect sent it.
  case effect
}
