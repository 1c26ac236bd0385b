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
  public var body: Path { path(in: .zero) }
}

extension Shape {
  /// Returns the same shape. The style has no effect.
  public func fill<Style: ShapeStyle>(_ style: Style) -> Self { self }

  /// Returns the same shape. The style and the line width have no effect.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> Self { self }
}

/// A rectangle that fills the available space.
public struct Rectangle: Shape, PrimitiveView {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// A rectangle with rounded corners that fills the available space.
public struct RoundedRectangle: Shape, PrimitiveView {
  public init(cornerRadius: Double) {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// A circle that is centered in the available space.
public struct Circle: Shape, PrimitiveView {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path { $0.addEllipse(in: rect) } }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// A rectangle with semicircular ends.
public struct Capsule: Shape, PrimitiveView {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

extension Output {
  static var shape: Output { Output([Element(.shape)]) }
}
