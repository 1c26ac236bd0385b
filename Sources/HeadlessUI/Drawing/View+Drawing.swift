/// The way a view's colors blend with the colors behind it. It has no effect.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, plusLighter
}

/// The size of controls. It has no effect.
public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }

/// Modifiers that affect only how a view is drawn. They return the view unchanged.
extension View {
  /// Sets the color of controls. Has no effect in a headless view.
  public func accentColor(_ color: Color?) -> Self { self }
  /// Sets how the view's colors blend with the colors behind it. Has no effect in a headless view.
  public func blendMode(_ mode: BlendMode) -> Self { self }
  /// Adds a border. Has no effect in a headless view.
  public func border<Style: ShapeStyle>(_ style: Style, width: Double = 1) -> Self { self }
  /// Makes the view brighter. Has no effect in a headless view.
  public func brightness(_ amount: Double) -> Self { self }
  /// Inverts the colors. Has no effect in a headless view.
  public func colorInvert() -> Self { self }
  /// Multiplies the colors by another color. Has no effect in a headless view.
  public func colorMultiply(_ color: Color) -> Self { self }
  /// Draws the view as one image. Has no effect in a headless view.
  public func compositingGroup() -> Self { self }
  /// Changes the contrast. Has no effect in a headless view.
  public func contrast(_ amount: Double) -> Self { self }
  /// Sets the size of controls. Has no effect in a headless view.
  public func controlSize(_ size: ControlSize) -> Self { self }
  /// Draws the view as one image. Has no effect in a headless view.
  public func drawingGroup(opaque: Bool = false) -> Self { self }
  /// Extends the view into the safe area. Has no effect in a headless view.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  /// Removes color. Has no effect in a headless view.
  public func grayscale(_ amount: Double) -> Self { self }
  /// Returns the view unchanged. The row's background isn't evaluated.
  public func listRowBackground<Background: View>(_ background: Background?) -> Self { self }
  /// Shows or hides the separators of a row. Has no effect in a headless view.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> Self { self }
  /// Shows or hides the separators of a section. Has no effect in a headless view.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> Self { self }
  /// Returns the view unchanged. The mask isn't evaluated.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> Self { self }
  /// Masks the view with another view. Has no effect in a headless view.
  public func mask<Mask: View>(_ mask: Mask) -> Self { self }
  /// Requests light or dark colors. Has no effect in a headless view.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }
  /// Changes the saturation. Has no effect in a headless view.
  public func saturation(_ amount: Double) -> Self { self }
  /// Shows or hides the background of scrolled content. Has no effect in a headless view.
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  /// Sets where an overlong line is truncated. Has no effect in a headless view.
  public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
}

extension Text {
  /// The position at which an overlong line is truncated. It has no effect.
  public enum TruncationMode: Sendable { case head, middle, tail }
}
