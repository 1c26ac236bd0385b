/// The location of a bar on the screen.
public enum ToolbarPlacement: Sendable { case automatic, bottomBar, navigationBar, tabBar }

/// The reasons to show placeholders in place of content. They have no effect.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of reasons from bits.
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

  /// Sets the title of the screen. The display mode has no effect.
  public func navigationBarTitle(
    _ title: some TitleConvertible, displayMode: TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Hides the navigation bar, but a test can still go back. Returns the view unchanged.
  public func navigationBarHidden(_ isHidden: Bool) -> Self { self }

  /// Shows or hides bars. A test still finds their items. Returns the view unchanged.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

  /// Sets the background of bars. Has no effect in a headless view.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Removes a standard item from the toolbar. Has no effect, because a phone doesn't show them.
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> Self { self }

  /// Hides the status bar. Has no effect in a headless view.
  public func statusBarHidden(_ isHidden: Bool = true) -> Self { self }
  /// Hides the status bar. Older code uses this name. Has no effect in a headless view.
  public func statusBar(hidden: Bool) -> Self { self }

  /// Shows or hides the indicators of scrolled content. Has no effect in a headless view.
  public func scrollIndicators(_ visibility: Visibility) -> Self { self }

  /// Sets the background of a sheet. Has no effect in a headless view.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> Self { self }

  /// Rounds the corners of a sheet. Has no effect in a headless view.
  public func presentationCornerRadius(_ radius: Double?) -> Self { self }

  /// Sets the color of the separators of a row. Has no effect in a headless view.
  public func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> Self {
    self
  }

  /// Shows placeholders for the content. A test still sees the content. Returns the view unchanged.
  public func redacted(reason: RedactionReasons) -> Self { self }

  /// Shows the content despite a redaction. Has no effect in a headless view.
  public func unredacted() -> Self { self }
}

extension View {
  /// Sets the design of the font. Has no effect in a headless view.
  public func fontDesign(_ design: Font.Design?) -> Self { self }

  /// Sets the space between characters. Has no effect in a headless view.
  public func tracking(_ tracking: Double) -> Self { self }

  /// Moves the text relative to its line. Has no effect in a headless view.
  public func baselineOffset(_ offset: Double) -> Self { self }

  /// Rotates the view in three dimensions. Has no effect in a headless view.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> Self { self }
}
