extension Picker {
  /// Creates a picker with a label that is passed as a value. Older code uses this form.
  public init(
    selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}
