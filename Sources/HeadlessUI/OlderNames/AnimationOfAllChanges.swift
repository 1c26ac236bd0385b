extension View {
  /// Animates all changes to the view, as in older code. Has no effect in a headless view.
  @available(*, deprecated, message: "Use 'withAnimation' or 'animation(_:value:)'.")
  public func animation(_ animation: Animation?) -> Self { self }
}
