extension View {
  /// Animates all changes to the view, in the spelling of older code. Returns the view unchanged.
  @available(*, deprecated, message: "Use 'withAnimation' or 'animation(_:value:)'")
  public func animation(_ animation: Animation?) -> Self { self }
}
