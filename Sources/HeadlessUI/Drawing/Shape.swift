public import Foundation

/// A shape that can be drawn, filled, or used as a touch area. It doesn't appear in the text of a
/// screen.
///
/// ```swift
/// let phone = Phone(
///   HStack { Text("Kettle"); Spacer() }
///     .contentShape(Rectangle())
/// )
/// #expect(phone.shows("Kettle"))
/// ```
public protocol Shape: View {
  /// Returns the outline of the shape in a rectangle. The outline isn't drawn.
  func path(in rect: CGRect) -> Path
}

extension Shape where Body == Path {
  /// The shape's path in an empty rectangle.
  public var body: Path { path(in: .zero) }
}

extension Shape {
  /// Fills the shape with a style. HeadlessUI returns the shape unchanged.
  public func fill<Style: ShapeStyle>(_ style: Style) -> Self { self }

  /// Draws the outline of the shape in a style. HeadlessUI returns the shape unchanged.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> Self { self }

  /// Draws the outline of the shape with a fill style and a line style. HeadlessUI returns the
  /// shape unchanged.
  public func stroke<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle) -> Self { self }

  /// Draws the outline of the shape with a line style. HeadlessUI returns the shape unchanged.
  public func stroke(style: StrokeStyle) -> Self { self }

  /// Draws the outline of the shape. HeadlessUI returns the shape unchanged.
  public func stroke(lineWidth: Double = 1) -> Self { self }

  /// Draws a border inside the shape in a style. HeadlessUI returns the shape unchanged.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> Self {
    self
  }

  /// Draws a border inside the shape. HeadlessUI returns the shape unchanged.
  public func strokeBorder(lineWidth: Double = 1) -> Self { self }

  /// Rotates the shape by an angle. HeadlessUI returns the shape unchanged.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }

  /// Scales the shape by a factor. HeadlessUI returns the shape unchanged.
  public func scale(_ factor: Double, anchor: UnitPoint = .center) -> Self { self }

  /// Scales the shape by a horizontal and a vertical factor. HeadlessUI returns the shape
  /// unchanged.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> Self { self }

  /// Moves the shape. HeadlessUI returns the shape unchanged.
  public func offset(x: Double = 0, y: Double = 0) -> Self { self }

  /// Sets the size of the shape. HeadlessUI returns the shape unchanged.
  public func size(width: Double, height: Double) -> Self { self }

  /// Intersects the shape with another shape. HeadlessUI returns the shape unchanged.
  public func intersection<S: Shape>(_ other: S, eoFill: Bool = false) -> Self { self }

  /// Combines the shape with another shape. HeadlessUI returns the shape unchanged.
  public func union<S: Shape>(_ other: S, eoFill: Bool = false) -> Self { self }

  /// Removes another shape from the shape. HeadlessUI returns the shape unchanged.
  public func subtracting<S: Shape>(_ other: S, eoFill: Bool = false) -> Self { self }

  /// Keeps only part of the outline. HeadlessUI returns the shape unchanged.
  public func trim(from start: Double = 0, to end: Double = 1) -> Self { self }
}

/// A shape that can be made smaller on all sides.
///
/// ```swift, unreached="HeadlessUI doesn't draw shapes"
/// import Foundation
///
/// struct Tile: InsettableShape {
///   var amount = 0.0
///
///   func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
///
///   func inset(by amount: CGFloat) -> some InsettableShape {
///     var tile = self
///     tile.amount += amount
///     return tile
///   }
/// }
///
/// #expect(Phone(Text("A").background(Tile().strokeBorder(lineWidth: 2))).shows("A"))
/// ```
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// Returns the shape, made smaller by the given amount on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == Self {
  /// Returns the same shape, regardless of the amount.
  public func inset(by amount: CGFloat) -> Self { self }
}

/// The style of a line. HeadlessUI ignores it, because it doesn't draw shapes.
public struct StrokeStyle: Equatable, Sendable {
  /// The shape of the ends of lines.
  public enum LineCap: Sendable { case butt, round, square }

  /// The shape of the corners of lines.
  public enum LineJoin: Sendable { case miter, round, bevel }

  /// The width of lines, in points.
  public var lineWidth: Double
  /// The shape of the ends of lines.
  public var lineCap: LineCap
  /// The shape of the corners of lines.
  public var lineJoin: LineJoin
  /// The alternating lengths of dashes and gaps. The array is empty for unbroken lines.
  public var dash: [Double]

  /// Creates a style for unbroken lines or, if `dash` isn't empty, for dashed lines.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    dash: [Double] = []
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.dash = dash
  }
}

/// The way a shape is filled. HeadlessUI ignores it, because it doesn't draw shapes.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule determines which parts are filled.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style that fills a shape by the nonzero rule or, if `eoFill` is `true`, by the
  /// even-odd rule.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The purposes of a content shape, such as interaction and previews. Headless views ignore them.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The set as a bit mask.
  public let rawValue: Int

  /// Creates a set of kinds from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shape that reacts to touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The shape of drag previews.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The shape of context menu previews.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
}

extension View {
  /// Clips the view to a shape. Headless views ignore it.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> Self { self }
  /// Sets the content shape for the given purposes. Headless views ignore it, because every touch
  /// in a test hits the view.
  public func contentShape<S: Shape>(
    _ kinds: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> Self { self }
  /// Fills a shape behind the view with the background style. Headless views ignore it.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> Self { self }
  /// Fills a shape in front of the view. Headless views ignore it.
  public func overlay<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> Self { self }
}

extension Output {
  static var shape: Output { Output([Element(.shape)]) }
}
