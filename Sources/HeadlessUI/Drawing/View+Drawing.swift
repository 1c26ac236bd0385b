/// The way a view's colors blend with the colors behind it. Headless views ignore it.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, plusLighter
}

/// The size of controls. Headless views ignore it.
public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }

/// Modifiers that affect only how a view is drawn. They return the view unchanged.
extension View {
  /// Sets how the view's colors blend with the colors behind it. Headless views ignore the mode.
  public func blendMode(_ mode: BlendMode) -> Self { self }
  /// Adds a border to the view. Headless views ignore it.
  public func border<Style: ShapeStyle>(_ style: Style, width: Double = 1) -> Self { self }
  /// Increases the brightness of the view. Headless views ignore it.
  public func brightness(_ amount: Double) -> Self { self }
  /// Inverts the colors of the view. Headless views ignore this modifier.
  public func colorInvert() -> Self { self }
  /// Multiplies the colors of the view by another color. Headless views ignore it.
  public func colorMultiply(_ color: Color) -> Self { self }
  /// Draws the view as a whole before effects such as opacity are applied to it. Headless views
  /// ignore this modifier.
  public func compositingGroup() -> Self { self }
  /// Changes the contrast of the view. Headless views ignore it.
  public func contrast(_ amount: Double) -> Self { self }
  /// Sets the size of controls. Headless views ignore it.
  public func controlSize(_ size: ControlSize) -> Self { self }
  /// Draws the view into an offscreen image before showing it. Headless views ignore this modifier.
  public func drawingGroup(opaque: Bool = false) -> Self { self }
  /// Removes color from the view. Headless views ignore this modifier.
  public func grayscale(_ amount: Double) -> Self { self }
  /// Sets the background of a list row. Headless views ignore it.
  public func listRowBackground<Background: View>(_ background: Background?) -> Self { self }
  /// Shows or hides the separators of a list row. Headless views ignore this modifier.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> Self { self }
  /// Shows or hides the separators of a list section. Headless views ignore this modifier.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> Self { self }
  /// Masks the view with the view that the closure returns. Headless views never call the closure.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> Self { self }
  /// Sets whether the screen prefers light or dark colors. Headless views ignore this modifier.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }
  /// Changes the saturation of the view's colors. Headless views ignore it.
  public func saturation(_ amount: Double) -> Self { self }
  /// Shows or hides the background of scrollable content. Headless views ignore this modifier.
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  /// Sets where a line of text is truncated if it's too long. Headless views never truncate text.
  public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
}

extension Text {
  /// The position at which a line of text is truncated if it's too long. Headless views ignore it.
  public enum TruncationMode: Sendable { case head, middle, tail }
}
