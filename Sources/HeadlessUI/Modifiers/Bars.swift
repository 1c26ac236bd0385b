/// The bar that a modifier applies to.
public enum ToolbarPlacement: Sendable { case automatic, bottomBar, navigationBar, tabBar }

/// The reasons for showing placeholders instead of content. Headless views ignore them.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of reasons from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content isn't available yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is outdated.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

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

  /// Shows or hides bars. Tests still find the items of a hidden bar.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

  /// Sets the background of bars. Headless views ignore it.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Removes a standard item from the toolbar. Headless views ignore it, because a phone shows no
  /// such items.
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> Self { self }

  /// Hides the status bar. Headless views ignore this modifier.
  public func statusBarHidden(_ isHidden: Bool = true) -> Self { self }
  /// Hides the status bar. In new code, use ``statusBarHidden(_:)``. Headless views ignore both
  /// modifiers.
  public func statusBar(hidden: Bool) -> Self { self }

  /// Shows or hides scroll indicators. Headless views ignore this modifier.
  public func scrollIndicators(_ visibility: Visibility) -> Self { self }

  /// Sets the background of a sheet. Headless views ignore it.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> Self { self }

  /// Sets the corner radius of a sheet. Headless views ignore it.
  public func presentationCornerRadius(_ radius: Double?) -> Self { self }

  /// Sets the color of a row's separators. Headless views ignore it.
  public func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> Self {
    self
  }

  /// Replaces the content with placeholders. Tests can still read the content.
  public func redacted(reason: RedactionReasons) -> Self { self }

  /// Shows the view's content even if an ancestor is redacted. Headless views ignore this modifier.
  public func unredacted() -> Self { self }
}

extension View {
  /// Sets the design of the font. Headless views ignore it.
  public func fontDesign(_ design: Font.Design?) -> Self { self }

  /// Sets the space between characters. Headless views ignore it.
  public func tracking(_ tracking: Double) -> Self { self }

  /// Raises or lowers text relative to its baseline. Headless views ignore this modifier.
  public func baselineOffset(_ offset: Double) -> Self { self }

  /// Rotates the view in three dimensions. Headless views ignore this modifier.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> Self { self }
}
