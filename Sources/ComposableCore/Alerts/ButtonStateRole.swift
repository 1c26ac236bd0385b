/// What a button is for, where that changes its place and its looks.
///
/// ```swift
/// let button = ButtonState<Never>(role: .cancel) { TextState("Keep") }
/// #expect(button.role == .cancel)
/// ```
public enum ButtonStateRole: Hashable, Sendable {
  /// It leaves everything as it is.
  case cancel
  /// It destroys something.
  case destructive
}
