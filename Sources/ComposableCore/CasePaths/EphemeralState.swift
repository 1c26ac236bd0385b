/// State that is gone as soon as one of its actions is sent: an alert, a confirmation dialog.
///
/// No reducer runs for it, so it may be given to `ifLet` without one.
public protocol _EphemeralState<Action> {
  /// What its buttons send.
  associatedtype Action
}
