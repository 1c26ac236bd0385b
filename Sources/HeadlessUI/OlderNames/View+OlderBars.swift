extension View {
  /// Sets the title of the screen.
  public func navigationBarTitle(_ title: some TitleConvertible) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen. Headless views ignore the display mode.
  public func navigationBarTitle(
    _ title: some TitleConvertible, displayMode: TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Hides the navigation bar. Tests can still go back.
  public func navigationBarHidden(_ isHidden: Bool) -> Self { self }

  /// Hides the status bar. In new code, use ``statusBarHidden(_:)``. Headless views ignore both
  /// modifiers.
  public func statusBar(hidden: Bool) -> Self { self }
}
