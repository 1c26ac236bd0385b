extension View {
  /// Animates all changes to the view, as older code does. Returns the view unchanged.
  @available(*, deprecated, message: "Use 'withAnimation' or 'animation(_:value:)'")
  public func animation(_ animation: Animation?) -> Self { self }
}
