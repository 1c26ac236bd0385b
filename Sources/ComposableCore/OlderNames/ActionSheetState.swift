/// The former name of `ConfirmationDialogState`.
///
/// ```swift
/// let sheet = ActionSheetState<Never>(
///   title: TextState("Options"), buttons: [.cancel(TextState("Close"))])
/// #expect(sheet.buttons.count == 1)
/// ```
@available(*, deprecated, message: "Use 'ConfirmationDialogState'.")
public typealias ActionSheetState<Action> = ConfirmationDialogState<Action>

extension ConfirmationDialogState {
  /// The former name of `ButtonState`.
  @available(*, deprecated, message: "Use 'ButtonState'.")
  public typealias Button = ButtonState<Action>

  /// Creates a dialog with a list of buttons.
  @available(
    *, deprecated,
    message: """
      List the buttons in a closure: \
      'ConfirmationDialogState { title } actions: { … } message: { … }'.
      """
  )
  public init(
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {
    self.init(
      titleVisibility: titleVisibility,
      title: { title },
      actions: { for button in buttons { button } }
    )
    self.message = message
  }
}
