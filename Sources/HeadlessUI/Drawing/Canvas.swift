public import Foundation

/// A view that draws with a closure. In a headless view, it's an empty shape that draws nothing.
///
/// ```swift, unreached="HeadlessUI draws nothing"
/// let phone = Phone(
///   VStack {
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///     Text("Green")
///   }
/// )
/// #expect(phone.shows("Green"))
/// ```
public struct Canvas: View, PrimitiveView {
  /// Creates a canvas. The renderer is never called.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}

  func output(of children: [Output], in node: Node) -> Output { .shape }
}

/// The drawing context of a ``Canvas``. Its methods draw nothing.
@MainActor public struct GraphicsContext {
  /// The color or style with which shapes are drawn.
  public enum Shading {
    case color(Color)
    case linearGradient(Gradient, startPoint: CGPoint, endPoint: CGPoint)
    case style(any ShapeStyle)
  }

  /// The opacity of subsequent drawing.
  public var opacity = 1.0
  /// The way new colors blend with the colors already drawn.
  public var blendMode = BlendMode.normal

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws the outline of a path with a line of the given width, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {}
  /// Draws the outline of a path with a line of the given style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Restricts subsequent drawing to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Moves the origin of subsequent drawing.
  public mutating func translateBy(x: Double, y: Double) {}
  /// Scales subsequent drawing.
  public mutating func scaleBy(x: Double, y: Double) {}
  /// Rotates subsequent drawing.
  public mutating func rotate(by angle: Angle) {}
  /// Calls a closure with a copy of the context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }
}
