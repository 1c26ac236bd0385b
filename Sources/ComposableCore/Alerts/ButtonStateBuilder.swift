/// A result builder that collects buttons. It supports `if`, `switch`, and `for`.
///
/// ```swift
/// let names = ["A", "B"]
/// let alert = AlertState<Int> {
///   TextState("Which?")
/// } actions: {
///   for (index, name) in names.enumerated() {
///     ButtonState(action: index) { TextState(name) }
///   }
///   ButtonState(role: .cancel) { TextState("None") }
/// }
/// #expect(alert.buttons.count == 3)
/// ```
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// Returns a list of one button.
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] {
    [button]
  }

  /// Returns the buttons of several statements, in order.
  public static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    buttons.flatMap { $0 }
  }

  /// Returns the buttons of an `if` without an `else`; none if the condition is `false`.
  public static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    buttons ?? []
  }

  /// Returns the buttons of the first branch.
  public static func buildEither(first buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// Returns the buttons of the second branch.
  public static func buildEither(second buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// Returns the buttons that a loop creates, in order.
  public static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    buttons.flatMap { $0 }
  }

  /// Returns the buttons of an `if #available` branch.
  public static func buildLimitedAvailability(
    _ buttons: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    buttons
  }
}
