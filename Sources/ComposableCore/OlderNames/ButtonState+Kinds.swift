extension ButtonState {
  /// Returns a button that cancels the operation.
  ///
  /// ```swift
  /// enum Action { case keep }
  ///
  /// let button = ButtonState<Action>.cancel(TextState("Keep"), action: .send(.keep))
  /// #expect(button.role == .cancel)
  /// ```
  @available(*, deprecated, message: "Use 'ButtonState(role: .cancel) { label }'.")
  public static func cancel(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .cancel, action: action) { label }
  }

  /// Returns a button without a role.
  @available(*, deprecated, message: "Use 'ButtonState { label }'.")
  public static func `default`(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(action: action) { label }
  }

  /// Returns a button that deletes data or performs another destructive action.
  @available(*, deprecated, message: "Use 'ButtonState(role: .destructive) { label }'.")
  public static func destructive(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .destructive, action: action) { label }
  }
}
