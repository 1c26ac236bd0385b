extension View {
  /// Disables autocorrection. Returns the view unchanged.
  public func disableAutocorrection(_ disable: Bool? = true) -> Self { self }
}
