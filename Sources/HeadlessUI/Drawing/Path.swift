public import Foundation

/// The outline of a shape. Code can build, transform, and compare paths, but HeadlessUI doesn't
/// draw them. Adding a step takes time proportional to the number of steps in the path.
///
/// ```swift
/// import Foundation
///
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
///
/// let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
/// #expect(Triangle().path(in: rect) == Triangle().path(in: rect))
/// #expect(Triangle().path(in: rect) != Path(rect))
///
/// let phone = Phone(HStack { Triangle().fill(Color.red); Text("Warning") })
/// #expect(phone.shows("Warning"))
/// ```
public struct Path: Shape, PrimitiveView {
  private nonisolated let steps: [Step]

  /// Creates a path without steps.
  public nonisolated init() { steps = [] }

  /// Creates a path from the steps that a closure adds to an empty path.
  public nonisolated init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a path that outlines a rectangle.
  public nonisolated init(_ rect: CGRect) { steps = [.rectangle(rect)] }

  /// Creates a path that outlines the ellipse inscribed in a rectangle.
  public nonisolated init(ellipseIn rect: CGRect) { steps = [.ellipse(rect)] }

  /// Creates a path that outlines a rounded rectangle. HeadlessUI leaves its corners square.
  public nonisolated init(
    roundedRect rect: CGRect, cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) {
    steps = [.rectangle(rect)]
  }

  private nonisolated init(steps: [Step]) { self.steps = steps }

  /// Whether the path has no steps.
  public nonisolated var isEmpty: Bool { steps.isEmpty }

  /// Begins a new subpath at a point.
  public nonisolated mutating func move(to end: CGPoint) { add(.move(end)) }

  /// Adds a straight line to a point.
  public nonisolated mutating func addLine(to end: CGPoint) { add(.line(end)) }

  /// Adds a quadratic Bézier curve to a point.
  public nonisolated mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.curve(end, [control]))
  }

  /// Adds a cubic Bézier curve to a point.
  public nonisolated mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) {
    add(.curve(end, [control1, control2]))
  }

  /// Adds straight lines through the given points. The first point begins a new subpath.
  public nonisolated mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds an arc of a circle.
  public nonisolated mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    add(.arc(center, radius, startAngle.degrees, endAngle.degrees, clockwise))
  }

  /// Adds the steps of another path.
  public nonisolated mutating func addPath(_ path: Path) { self = Path(steps: steps + path.steps) }

  /// Adds a rectangle.
  public nonisolated mutating func addRect(_ rect: CGRect) { add(.rectangle(rect)) }

  /// Adds a rounded rectangle. HeadlessUI leaves its corners square.
  public nonisolated mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    add(.rectangle(rect))
  }

  /// Adds an ellipse inscribed in a rectangle.
  public nonisolated mutating func addEllipse(in rect: CGRect) { add(.ellipse(rect)) }

  /// Adds a straight line back to the start of the current subpath.
  public nonisolated mutating func closeSubpath() { add(.close) }

  /// Returns the transformed path. Rectangles and ellipses stay parallel to the axes, and the radii
  /// and angles of arcs stay the same.
  public nonisolated func applying(_ transform: CGAffineTransform) -> Path {
    Path(steps: steps.map { $0.applying(transform) })
  }

  /// Returns the path unchanged, regardless of the rectangle.
  public func path(in rect: CGRect) -> Path { self }

  func output(of children: [Output], in node: Node) -> Output { .shape }

  private nonisolated mutating func add(_ step: Step) { self = Path(steps: steps + [step]) }

  fileprivate enum Step: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, [CGPoint])
    case rectangle(CGRect)
    case ellipse(CGRect)
    case arc(CGPoint, Double, Double, Double, Bool)
    case close

    func applying(_ transform: CGAffineTransform) -> Step {
      switch self {
      case .move(let end): .move(end.applying(transform))
      case .line(let end): .line(end.applying(transform))
      case .curve(let end, let controls):
        .curve(end.applying(transform), controls.map { $0.applying(transform) })
      case .rectangle(let rect): .rectangle(rect.applying(transform))
      case .ellipse(let rect): .ellipse(rect.applying(transform))
      case .arc(let center, let radius, let start, let end, let clockwise):
        .arc(center.applying(transform), radius, start, end, clockwise)
      case .close: .close
      }
    }
  }
}

extension Path: nonisolated Equatable {
  /// Returns whether two paths consist of equal steps.
  public nonisolated static func == (lhs: Path, rhs: Path) -> Bool { lhs.steps == rhs.steps }
}
