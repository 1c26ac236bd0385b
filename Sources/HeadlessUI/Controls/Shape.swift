public import Foundation

/// A shape to draw, to fill, or to use as a touch area. It doesn't appear in the text of a screen.
///
/// ```swift
/// let phone = Phone(
///   HStack { Text("Keyboard"); Spacer() }
///     .contentShape(Rectangle())
/// )
/// #expect(phone.shows("Keyboard"))
/// ```
public protocol Shape: View {
  /// Returns the outline of the shape in a rectangle. It isn't drawn.
  func path(in rect: CGRect) -> Path
}

extension Shape where Body == Path {
  /// The shape's path in an empty rectangle.
  public var body: Path { path(in: .zero) }
}

extension Shape {
  /// Returns the same shape. The style has no effect.
  public func fill<Style: ShapeStyle>(_ style: Style) -> Self { self }

  /// Returns the same shape. The style and the line width have no effect.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> Self { self }

  /// Returns the same shape. The styles have no effect.
  public func stroke<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle) -> Self { self }

  /// Returns the same shape. The style has no effect.
  public func stroke(style: StrokeStyle) -> Self { self }

  /// Returns the same shape. The line width has no effect.
  public func stroke(lineWidth: Double = 1) -> Self { self }

  /// Returns the same shape. The style and the line width have no effect.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> Self {
    self
  }

  /// Returns the same shape. The line width has no effect.
  public func strokeBorder(lineWidth: Double = 1) -> Self { self }

  /// Returns the same shape. The angle has no effect.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }

  /// Returns the same shape. The factor has no effect.
  public func scale(_ factor: Double, anchor: UnitPoint = .center) -> Self { self }

  /// Returns the same shape. Trimming has no effect.
  public func trim(from start: Double = 0, to end: Double = 1) -> Self { self }
}

/// The style of a line. Accepted, but has no effect: HeadlessUI doesn't draw shapes.
public struct StrokeStyle: Equatable, Sendable {
  /// The ends of lines. Accepted, but has no effect.
  public enum LineCap: Sendable { case butt, round, square }

  /// The corners of lines. Accepted, but has no effect.
  public enum LineJoin: Sendable { case miter, round, bevel }

  /// The width of lines.
  public var lineWidth: Double
  /// The ends of lines.
  public var lineCap: LineCap
  /// The corners of lines.
  public var lineJoin: LineJoin
  /// The lengths of dashes and gaps, alternately; empty for unbroken lines.
  public var dash: [Double]

  /// Creates a style. It is kept, but lines aren't drawn.
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

/// A rectangle that fills the available space.
public struct Rectangle: Shape, PrimitiveView {
  /// Creates a rectangle.
  public init() {}

  /// Returns the outline of the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// A rectangle with rounded corners that fills the available space.
public struct RoundedRectangle: Shape, PrimitiveView {
  /// Creates a rectangle with rounded corners. The radius isn't kept.
  public init(cornerRadius: Double) {}

  /// Returns the outline without the rounded corners.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// A circle that is centered in the available space.
public struct Circle: Shape, PrimitiveView {
  /// Creates a circle.
  public init() {}

  /// Returns the ellipse that fills the rectangle.
  public func path(in rect: CGRect) -> Path { Path { $0.addEllipse(in: rect) } }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// A rectangle with semicircular ends.
public struct Capsule: Shape, PrimitiveView {
  /// Creates a capsule.
  public init() {}

  /// Returns the outline of the rectangle without the rounded ends.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// An ellipse that fills the available space.
public struct Ellipse: Shape, PrimitiveView {
  /// Creates an ellipse.
  public init() {}

  /// Returns the ellipse that fills the rectangle.
  public func path(in rect: CGRect) -> Path { Path { $0.addEllipse(in: rect) } }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

extension Output {
  static var shape: Output { Output([Element(.shape)]) }
}
