extension View {
  /// Disables autocorrection. Has no effect in a headless view.
  public func disableAutocorrection(_ disable: Bool? = true) -> Self { self }
}
