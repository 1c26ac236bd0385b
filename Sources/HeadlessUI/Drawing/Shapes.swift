public import Foundation

/// A rectangle that fills the available space.
public struct Rectangle: Shape, PrimitiveView {
  /// Creates a rectangle that fills the available space.
  public init() {}

  /// Returns the outline of the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// A rectangle with rounded corners that fills the available space.
public struct RoundedRectangle: Shape, PrimitiveView {
  /// Creates a rectangle with rounded corners. HeadlessUI ignores the radius.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {}

  /// Creates a rectangle with rounded corners. HeadlessUI ignores the radii.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}

  /// Returns the rectangle without rounded corners.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// A circle in the center of the available space.
public struct Circle: Shape, PrimitiveView {
  /// Creates a circle in the center of the available space.
  public init() {}

  /// Returns the ellipse that fills the rectangle, even if the rectangle isn't square.
  public func path(in rect: CGRect) -> Path { Path { $0.addEllipse(in: rect) } }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// A rectangle with semicircular ends.
public struct Capsule: Shape, PrimitiveView {
  /// Creates a capsule. HeadlessUI ignores the style of its corners.
  public init(style: RoundedCornerStyle = .continuous) {}

  /// Returns the rectangle without rounded ends.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// An ellipse that fills the available space.
public struct Ellipse: Shape, PrimitiveView {
  /// Creates an ellipse that fills the available space.
  public init() {}

  /// Returns the ellipse that fills the rectangle.
  public func path(in rect: CGRect) -> Path { Path { $0.addEllipse(in: rect) } }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// A rectangle whose rounded corners can have different radii. HeadlessUI ignores the radii.
public struct UnevenRoundedRectangle: Shape, PrimitiveView {
  /// Creates a rectangle with the given corner radii, which HeadlessUI ignores.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) {}

  /// Creates a rectangle with the given corner radii, which HeadlessUI ignores.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}

  /// Returns the rectangle without rounded corners.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// The radii of the corners of a rectangle. HeadlessUI ignores them.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the upper leading corner.
  public var topLeading: Double
  /// The radius of the lower leading corner.
  public var bottomLeading: Double
  /// The radius of the lower trailing corner.
  public var bottomTrailing: Double
  /// The radius of the upper trailing corner.
  public var topTrailing: Double

  /// Creates the radii of the four corners, in points.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A type-erased shape.
///
/// ```swift
/// let isRound = true
/// let shape = isRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 8))
/// #expect(Phone(Text("A").clipShape(shape)).shows("A"))
/// ```
public struct AnyShape: Shape, PrimitiveView {
  private let outline: (CGRect) -> Path

  /// Creates a shape with the outline of another shape.
  public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
  }

  /// Returns the outline of the other shape.
  public func path(in rect: CGRect) -> Path { outline(rect) }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// The shape of the surrounding container, which is always a rectangle.
public struct ContainerRelativeShape: Shape, PrimitiveView {
  /// Creates the shape, which HeadlessUI treats as a rectangle.
  public init() {}

  /// Returns the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// The way corners are rounded. HeadlessUI ignores it.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

extension Rectangle: InsettableShape { public typealias InsetShape = Rectangle }
extension RoundedRectangle: InsettableShape { public typealias InsetShape = RoundedRectangle }
extension Circle: InsettableShape { public typealias InsetShape = Circle }
extension Capsule: InsettableShape { public typealias InsetShape = Capsule }
extension Ellipse: InsettableShape { public typealias InsetShape = Ellipse }
extension UnevenRoundedRectangle: InsettableShape {
  public typealias InsetShape = UnevenRoundedRectangle
}
extension ContainerRelativeShape: InsettableShape {
  public typealias InsetShape = ContainerRelativeShape
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills the available space.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with rounded corners.
  public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle whose rounded corners can have different radii.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  /// Returns a rectangle whose rounded corners can have different radii. HeadlessUI ignores the
  /// radii and the style.
  @_disfavoredOverload
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
}

extension Shape where Self == Circle {
  /// A circle in the center of the available space.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rectangle with semicircular ends.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills the available space.
  public static var ellipse: Ellipse { Ellipse() }
}
