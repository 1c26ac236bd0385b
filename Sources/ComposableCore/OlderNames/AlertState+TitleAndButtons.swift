extension AlertState {
  /// The former name of `ButtonState`.
  @available(*, deprecated, message: "Use 'ButtonState'.")
  public typealias Button = ButtonState<Action>

  /// Creates an alert with a list of buttons.
  ///
  /// ```swift
  /// let alert = AlertState<Never>(
  ///   title: TextState("Delete?"), buttons: [.cancel(TextState("Keep"))])
  /// #expect(alert.title == TextState("Delete?"))
  /// ```
  @available(
    *, deprecated,
    message: "List the buttons in a closure: 'AlertState { title } actions: { … } message: { … }'."
  )
  public init(
    title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]
  ) {
    self.init(title: { title }, actions: { for button in buttons { button } }, message: nil)
    self.message = message
  }

  /// Creates an alert with one button or, if `dismissButton` is `nil`, with the default button that
  /// closes the alert.
  @available(
    *, deprecated,
    message: "List the buttons in a closure: 'AlertState { title } actions: { … } message: { … }'."
  )
  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Creates an alert with two buttons, the primary button first.
  @available(
    *, deprecated,
    message: "List the buttons in a closure: 'AlertState { title } actions: { … } message: { … }'."
  )
  public init(
    title: TextState, message: TextState? = nil,
    primaryButton: ButtonState<Action>, secondaryButton: ButtonState<Action>
  ) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }
}
