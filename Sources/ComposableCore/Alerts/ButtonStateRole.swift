/// The role of a button, which affects its position and appearance.
///
/// ```swift
/// let button = ButtonState<Never>(role: .cancel) { TextState("Keep") }
/// #expect(button.role == .cancel)
/// ```
public enum ButtonStateRole: Hashable, Sendable {
  /// The button cancels the operation and changes nothing.
  case cancel
  /// The button performs a destructive action.
  case destructive
}
