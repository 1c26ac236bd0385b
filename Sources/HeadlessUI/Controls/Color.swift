/// A style that fills shapes and text. Accepted, but has no effect: HeadlessUI doesn't draw views.
public protocol ShapeStyle {}

/// A color. As a view, it adds no element to the screen.
///
/// ```swift
/// let phone = Phone(Text("Late").foregroundStyle(.red))
/// #expect(phone.shows("Late"))
/// ```
public struct Color: View, PrimitiveView, ShapeStyle, Hashable, Sendable {
  private let name: String

  public nonisolated init(_ name: String) {
    self.name = name
  }

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }

  public init(white: Double, opacity: Double = 1) {
    name = "\(white) \(opacity)"
  }

  public nonisolated static let accentColor = Color("accentColor")
  public nonisolated static let black = Color("black")
  public nonisolated static let blue = Color("blue")
  public nonisolated static let brown = Color("brown")
  public nonisolated static let clear = Color("clear")
  public nonisolated static let cyan = Color("cyan")
  public nonisolated static let gray = Color("gray")
  public nonisolated static let green = Color("green")
  public nonisolated static let indigo = Color("indigo")
  public nonisolated static let mint = Color("mint")
  public nonisolated static let orange = Color("orange")
  public nonisolated static let pink = Color("pink")
  public nonisolated static let primary = Color("primary")
  public nonisolated static let purple = Color("purple")
  public nonisolated static let red = Color("red")
  public nonisolated static let secondary = Color("secondary")
  public nonisolated static let teal = Color("teal")
  public nonisolated static let white = Color("white")
  public nonisolated static let yellow = Color("yellow")

  /// Returns the same color. The opacity has no effect.
  public func opacity(_ opacity: Double) -> Color { self }

  func output(of children: [Output], in node: Node) -> Output { Output() }
}

extension ShapeStyle where Self == Color {
  public static var tint: Color { .accentColor }
  public static var black: Color { .black }
  public static var blue: Color { .blue }
  public static var gray: Color { .gray }
  public static var green: Color { .green }
  public static var orange: Color { .orange }
  public static var primary: Color { .primary }
  public static var purple: Color { .purple }
  public static var red: Color { .red }
  public static var secondary: Color { .secondary }
  public static var tertiary: Color { .secondary }
  public static var white: Color { .white }
  public static var yellow: Color { .yellow }
}
