extension View {
  /// Animates all changes to the view. Headless views ignore this modifier.
  @available(*, deprecated, message: "Use 'withAnimation' or 'animation(_:value:)'.")
  public func animation(_ animation: Animation?) -> Self { self }
}
