extension TextField where Label == Text {
  /// Creates a text field with actions for editing and for submission.
  ///
  /// A headless field has no editing sessions, so `onEditingChanged` is never called. In a test,
  /// `phone.submit("Name")` calls `onCommit`.
  @available(*, deprecated, message: "Use 'onSubmit' and 'focused'.")
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(title, text: text)
    self.onCommit = onCommit
  }
}
