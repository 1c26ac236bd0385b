extension View {
  /// Layers a view in front of this view.
  public func overlay<Front: View>(
    _ front: Front, alignment: Alignment = .center
  ) -> some View {
    overlay(alignment: alignment) { front }
  }

  /// Layers a view behind this view.
  @_disfavoredOverload
  public func background<Back: View>(_ back: Back, alignment: Alignment = .center) -> some View {
    background(alignment: alignment) { back }
  }
}
