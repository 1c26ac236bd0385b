extension TextField where Label == Text {
  /// Creates a text field with actions for the start and the end of editing, which a headless field
  /// doesn't have, and for its submission: `phone.submit("Name")`.
  @available(*, deprecated, message: "Use 'onSubmit' and 'focused'")
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(title, text: text)
    self.onCommit = onCommit
  }
}
