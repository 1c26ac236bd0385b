/// The role of a button, which affects its position and appearance.
///
/// ```swift
/// let button = ButtonState<Never>(role: .cancel) { TextState("Keep") }
/// #expect(button.role == .cancel)
/// ```
public enum ButtonStateRole: Hashable, Sendable {
  /// The role of a button that cancels the operation.
  case cancel
  /// The role of a button that deletes data or performs another destructive action.
  case destructive
}
