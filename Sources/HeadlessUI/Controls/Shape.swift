/// An outline: something to draw, to fill, or to be touched in.
///
/// ```swift
/// let phone = Phone(
///   HStack { Text("Keyboard"); Spacer() }
///     .contentShape(Rectangle())
/// )
/// #expect(phone.shows("Keyboard"))
/// ```
public protocol Shape: View {}

extension Shape {
  /// The same shape: only its outline is told.
  public func fill<Style: ShapeStyle>(_ style: Style) -> Self { self }

  /// The same shape: only its outline is told.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> Self { self }
}

/// A rectangle that fills its place.
public struct Rectangle: Shape, PrimitiveView {
  public init() {}

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// A rectangle with round corners that fills its place.
public struct RoundedRectangle: Shape, PrimitiveView {
  public init(cornerRadius: Double) {}

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// A circle in the middle of its place.
public struct Circle: Shape, PrimitiveView {
  public init() {}

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: Shape, PrimitiveView {
  public init() {}

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

extension Output {
  fileprivate static var shape: Output { Output([Element(.shape)]) }
}
