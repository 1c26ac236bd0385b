/// Colors that blend into each other. Headless views ignore them.
///
/// ```swift
/// let gradient = Gradient(colors: [.red, .yellow])
/// let sky = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
/// #expect(Phone(Text("Evening").background(sky)).shows("Evening"))
/// ```
public struct Gradient: ShapeStyle, Hashable, Sendable {
  /// A color and its location, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The color at the location.
    public var color: Color
    /// The location, from 0 at the start to 1 at the end.
    public var location: Double

    /// Creates a stop with a color at a location from 0 to 1.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colors and their locations, in order.
  public var stops: [Stop]

  /// Creates a gradient from colors at given locations.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient with evenly spaced colors.
  public init(colors: [Color]) {
    let distance = 1 / Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) * distance) }
  }
}

/// A gradient along a line. As a view, it adds no element to the screen.
public struct LinearGradient: View, PrimitiveView, ShapeStyle {
  /// Creates a gradient along the line between two points. It isn't drawn.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Creates a linear gradient from stops. It isn't drawn.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Creates a linear gradient with evenly spaced colors. It isn't drawn.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

  func output(of children: [Output], in node: Node) -> Output { Output() }
}

/// A gradient that spreads out from a point. As a view, it adds no element to the screen.
public struct RadialGradient: View, PrimitiveView, ShapeStyle {
  /// Creates a gradient between two circles around a point. It isn't drawn.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {}

  /// Creates a radial gradient from stops. It isn't drawn.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double
  ) {}

  /// Creates a radial gradient with evenly spaced colors. It isn't drawn.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {}

  func output(of children: [Output], in node: Node) -> Output { Output() }
}

/// A gradient that sweeps around a point. As a view, it adds no element to the screen.
public struct AngularGradient: View, PrimitiveView, ShapeStyle {
  /// Creates a gradient that sweeps once around a point, starting at an angle. It isn't drawn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}

  /// Creates an angular gradient between two angles. It isn't drawn.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {}

  /// Creates an angular gradient from stops. It isn't drawn.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}

  /// Creates an angular gradient with evenly spaced colors. It isn't drawn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}

  /// Creates an angular gradient with evenly spaced colors between two angles. It isn't drawn.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}

  func output(of children: [Output], in node: Node) -> Output { Output() }
}

/// A gradient in the shape of an ellipse. As a view, it adds no element to the screen.
public struct EllipticalGradient: View, PrimitiveView, ShapeStyle {
  /// Creates a gradient between two ellipses around a point. It isn't drawn.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {}

  /// Creates an elliptical gradient with evenly spaced colors. It isn't drawn.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {}

  func output(of children: [Output], in node: Node) -> Output { Output() }
}

/// A gradient on a grid of points. As a view, it adds no element to the screen.
public struct MeshGradient: View, PrimitiveView, ShapeStyle {
  /// Creates a gradient on a grid of `width` × `height` points. It isn't drawn.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {}

  func output(of children: [Output], in node: Node) -> Output { Output() }
}
