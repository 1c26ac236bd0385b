extension View {
  /// Disables the automatic correction of text. In new code, use ``autocorrectionDisabled(_:)``.
  /// Headless views ignore both modifiers.
  public func disableAutocorrection(_ disable: Bool? = true) -> Self { self }
}
