/// A style that fills shapes and text. HeadlessUI ignores styles, because it doesn't draw views.
public protocol ShapeStyle {}

/// A color. As a view, it adds no element to the screen.
///
/// ```swift
/// let phone = Phone(Text("Late").foregroundStyle(.red))
/// #expect(phone.shows("Late"))
/// ```
public struct Color: View, PrimitiveView, ShapeStyle, Hashable, Sendable {
  private let name: String

  /// Creates a color with a name. Colors are equal if they were created with the same arguments.
  public nonisolated init(_ name: String) {
    self.name = name
  }

  /// Creates a color from its components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }

  /// Creates a shade of gray, from 0 for black to 1 for white.
  public init(white: Double, opacity: Double = 1) {
    name = "\(white) \(opacity)"
  }

  /// The app's accent color.
  public nonisolated static let accentColor = Color("accentColor")
  /// The color black.
  public nonisolated static let black = Color("black")
  /// The color blue.
  public nonisolated static let blue = Color("blue")
  /// The color brown.
  public nonisolated static let brown = Color("brown")
  /// A fully transparent color.
  public nonisolated static let clear = Color("clear")
  /// The color cyan.
  public nonisolated static let cyan = Color("cyan")
  /// The color gray.
  public nonisolated static let gray = Color("gray")
  /// The color green.
  public nonisolated static let green = Color("green")
  /// The color indigo.
  public nonisolated static let indigo = Color("indigo")
  /// The color mint.
  public nonisolated static let mint = Color("mint")
  /// The color orange.
  public nonisolated static let orange = Color("orange")
  /// The color pink.
  public nonisolated static let pink = Color("pink")
  /// The color of main text.
  public nonisolated static let primary = Color("primary")
  /// The color purple.
  public nonisolated static let purple = Color("purple")
  /// The color red.
  public nonisolated static let red = Color("red")
  /// The color of less important text.
  public nonisolated static let secondary = Color("secondary")
  /// The color teal.
  public nonisolated static let teal = Color("teal")
  /// The color white.
  public nonisolated static let white = Color("white")
  /// The color yellow.
  public nonisolated static let yellow = Color("yellow")

  /// Creates a color from its hue, saturation, and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hue \(hue) \(saturation) \(brightness) \(opacity)"
  }

  /// Creates a color from its components in a color space. HeadlessUI ignores the color space.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }

  /// Creates a color with the same name as a system color.
  public nonisolated init(uiColor: UIColor) { self.init(uiColor.name) }

  /// The color space of a color's components. HeadlessUI ignores it.
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  /// A gradient of shades of the color. HeadlessUI returns the color itself.
  public var gradient: Color { self }

  /// Changes the opacity of the color. HeadlessUI returns the color unchanged.
  public func opacity(_ opacity: Double) -> Color { self }

  /// Mixes the color with another color. HeadlessUI returns the color unchanged.
  public func mix(with other: Color, by fraction: Double) -> Color { self }

  func output(of children: [Output], in node: Node) -> Output { Output() }
}

extension ShapeStyle where Self == Color {
  /// The app's accent color.
  public static var tint: Color { .accentColor }
  /// The app's accent color.
  public static var accentColor: Color { .accentColor }
  /// The color black.
  public static var black: Color { .black }
  /// The color blue.
  public static var blue: Color { .blue }
  /// The color brown.
  public static var brown: Color { .brown }
  /// A fully transparent color.
  public static var clear: Color { .clear }
  /// The color cyan.
  public static var cyan: Color { .cyan }
  /// The color indigo.
  public static var indigo: Color { .indigo }
  /// The color mint.
  public static var mint: Color { .mint }
  /// The color pink.
  public static var pink: Color { .pink }
  /// The color teal.
  public static var teal: Color { .teal }
  /// The color gray.
  public static var gray: Color { .gray }
  /// The color green.
  public static var green: Color { .green }
  /// The color orange.
  public static var orange: Color { .orange }
  /// The color of main text.
  public static var primary: Color { .primary }
  /// The color purple.
  public static var purple: Color { .purple }
  /// The color red.
  public static var red: Color { .red }
  /// The color of less important text.
  public static var secondary: Color { .secondary }
  /// The color of even less important text. HeadlessUI treats it as `secondary`.
  public static var tertiary: Color { .secondary }
  /// The color white.
  public static var white: Color { .white }
  /// The color yellow.
  public static var yellow: Color { .yellow }
}
