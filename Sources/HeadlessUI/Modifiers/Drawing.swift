/// How a view's colors are mixed with those behind it. Accepted, but has no effect.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, plusLighter
}

/// How large controls are. Accepted, but has no effect.
public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }

/// Modifiers that affect only how a view is drawn. They return the view unchanged.
extension View {
  public func accentColor(_ color: Color?) -> Self { self }
  public func blendMode(_ mode: BlendMode) -> Self { self }
  public func border<Style: ShapeStyle>(_ style: Style, width: Double = 1) -> Self { self }
  public func brightness(_ amount: Double) -> Self { self }
  public func colorInvert() -> Self { self }
  public func colorMultiply(_ color: Color) -> Self { self }
  public func compositingGroup() -> Self { self }
  public func contrast(_ amount: Double) -> Self { self }
  public func controlSize(_ size: ControlSize) -> Self { self }
  public func drawingGroup() -> Self { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  public func grayscale(_ amount: Double) -> Self { self }
  public func listRowBackground<Background: View>(_ background: Background?) -> Self { self }
  public func listRowSeparator(_ visibility: Visibility) -> Self { self }
  public func mask<Mask: View>(@ViewBuilder _ mask: () -> Mask) -> Self { self }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }
  public func saturation(_ amount: Double) -> Self { self }
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
}

extension Text {
  /// Where a line that is too long is shortened. Accepted, but has no effect.
  public enum TruncationMode: Sendable { case head, middle, tail }
}
