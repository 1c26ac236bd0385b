/// The way in which a view's colors blend with those behind it. It has no effect.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, plusLighter
}

/// The size of controls. It has no effect.
public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }

/// Modifiers that affect only how a view is drawn. They return the view unchanged.
extension View {
  /// Sets the color of controls. Returns the view unchanged.
  public func accentColor(_ color: Color?) -> Self { self }
  /// Sets how the colors blend with those behind the view. Returns the view unchanged.
  public func blendMode(_ mode: BlendMode) -> Self { self }
  /// Adds a border. Returns the view unchanged.
  public func border<Style: ShapeStyle>(_ style: Style, width: Double = 1) -> Self { self }
  /// Makes the view brighter. Returns the view unchanged.
  public func brightness(_ amount: Double) -> Self { self }
  /// Inverts the colors. Returns the view unchanged.
  public func colorInvert() -> Self { self }
  /// Multiplies the colors by another color. Returns the view unchanged.
  public func colorMultiply(_ color: Color) -> Self { self }
  /// Draws the view as one image. Returns the view unchanged.
  public func compositingGroup() -> Self { self }
  /// Changes the contrast. Returns the view unchanged.
  public func contrast(_ amount: Double) -> Self { self }
  /// Sets the size of controls. Returns the view unchanged.
  public func controlSize(_ size: ControlSize) -> Self { self }
  /// Draws the view as one image. Returns the view unchanged.
  public func drawingGroup(opaque: Bool = false) -> Self { self }
  /// Extends the view into the safe area. Returns the view unchanged.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  /// Removes color. Returns the view unchanged.
  public func grayscale(_ amount: Double) -> Self { self }
  /// Returns the view unchanged. The background for the row isn't evaluated.
  public func listRowBackground<Background: View>(_ background: Background?) -> Self { self }
  /// Shows or hides the separators of a row. Returns the view unchanged.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> Self { self }
  /// Shows or hides the separators of a section. Returns the view unchanged.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> Self { self }
  /// Returns the view unchanged. The mask isn't evaluated.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> Self { self }
  /// Masks the view with another view. Returns the view unchanged.
  public func mask<Mask: View>(_ mask: Mask) -> Self { self }
  /// Requests light or dark colors. Returns the view unchanged.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }
  /// Changes the saturation. Returns the view unchanged.
  public func saturation(_ amount: Double) -> Self { self }
  /// Shows or hides the background of scrolled content. Returns the view unchanged.
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  /// Sets the position at which a line that is too long is truncated. Returns the view unchanged.
  public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
}

extension Text {
  /// The position at which a line that is too long is truncated. It has no effect.
  public enum TruncationMode: Sendable { case head, middle, tail }
}
