/// State that's removed when one of its actions is sent, such as an alert or a confirmation dialog.
///
/// Ephemeral state needs no reducer, so you can pass it to `ifLet` without one.
public protocol _EphemeralState<Action> {
  /// The type of the actions that the buttons of an alert or a dialog send.
  associatedtype Action
}

extension _EphemeralState {
  static var actionType: Any.Type { Action.self }
}
