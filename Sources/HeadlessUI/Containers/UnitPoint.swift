/// The part of a view that a popover points to. Headless views ignore it.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Rectangle)
  case point(UnitPoint)

  /// A rectangle to which a popover can point.
  public enum Rectangle: Sendable { case bounds }
}

/// A point within a view. HeadlessUI ignores it, because it doesn't lay out views.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position, from 0 to 1.
  public var x: Double
  /// The vertical position, from 0 to 1.
  public var y: Double

  /// Creates a point from fractions of a view's size.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The upper leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
