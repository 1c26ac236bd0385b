/// A blurred background, which HeadlessUI doesn't draw.
///
/// ```swift
/// let phone = Phone(Text("Total: 3").background(.thinMaterial))
/// #expect(phone.shows("Total: 3"))
/// ```
public struct Material: ShapeStyle, Hashable, Sendable {
  private let name: String

  /// A mostly transparent background.
  public static let ultraThin = Material(name: "ultraThin")
  /// A fairly transparent background.
  public static let thin = Material(name: "thin")
  /// The standard background.
  public static let regular = Material(name: "regular")
  /// A fairly opaque background.
  public static let thick = Material(name: "thick")
  /// A mostly opaque background.
  public static let ultraThick = Material(name: "ultraThick")
  /// The background of toolbars.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  /// A mostly transparent background.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A fairly transparent background.
  public static var thinMaterial: Material { .thin }
  /// The standard background.
  public static var regularMaterial: Material { .regular }
  /// A fairly opaque background.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque background.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The background of toolbars.
  public static var bar: Material { .bar }
}

/// A style that depends on where it is used. Headless views ignore it.
public struct SurroundingStyle: ShapeStyle, Hashable, Sendable {
  private let name: String

  static let background = SurroundingStyle(name: "background")
  static let foreground = SurroundingStyle(name: "foreground")
  static let link = SurroundingStyle(name: "link")
  static let placeholder = SurroundingStyle(name: "placeholder")
  static let quaternary = SurroundingStyle(name: "quaternary")
  static let quinary = SurroundingStyle(name: "quinary")
  static let selection = SurroundingStyle(name: "selection")
  static let separator = SurroundingStyle(name: "separator")
  static let windowBackground = SurroundingStyle(name: "windowBackground")
}

extension ShapeStyle where Self == SurroundingStyle {
  /// The background of the surrounding view.
  public static var background: SurroundingStyle { .background }
  /// The color of the surrounding text.
  public static var foreground: SurroundingStyle { .foreground }
  /// The color of links.
  public static var link: SurroundingStyle { .link }
  /// The color of prompts.
  public static var placeholder: SurroundingStyle { .placeholder }
  /// The surrounding color at the fourth level of emphasis.
  public static var quaternary: SurroundingStyle { .quaternary }
  /// The surrounding color at the fifth level of emphasis.
  public static var quinary: SurroundingStyle { .quinary }
  /// The color of selected content.
  public static var selection: SurroundingStyle { .selection }
  /// The color of separators.
  public static var separator: SurroundingStyle { .separator }
  /// The color behind the content of a window.
  public static var windowBackground: SurroundingStyle { .windowBackground }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient along a line.
  @MainActor public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient along a line.
  @MainActor public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient that spreads out from a point.
  @MainActor public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient that sweeps around a point.
  @MainActor public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient that sweeps around a point.
  @MainActor public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

/// A type-erased style.
///
/// ```swift
/// let isLow = true
/// let style = isLow ? AnyShapeStyle(.red) : AnyShapeStyle(.thinMaterial)
/// #expect(Phone(Text("1 left").foregroundStyle(style)).shows("1 left"))
/// ```
public struct AnyShapeStyle: ShapeStyle {
  /// Creates a type-erased style from another style.
  public init<Style: ShapeStyle>(_ style: Style) {}
}

extension ShapeStyle {
  /// Changes the opacity of the style. HeadlessUI returns the style unchanged.
  public func opacity(_ opacity: Double) -> Self { self }
  /// Adds a shadow to the style. HeadlessUI returns the style unchanged.
  public func shadow(_ style: ShadowStyle) -> Self { self }
}

/// A shadow that a style adds to a shape. HeadlessUI doesn't draw it.
public struct ShadowStyle: Equatable, Sendable {
  /// Returns a shadow behind the shape. HeadlessUI ignores the arguments.
  public static func drop(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// Returns a shadow inside the shape. HeadlessUI ignores the arguments.
  public static func inner(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
}

extension View {
  /// Sets the primary and secondary styles of text and symbols. Headless views ignore them.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> Self { self }
  /// Sets the primary, secondary, and tertiary styles of text and symbols. Headless views ignore
  /// them.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> Self { self }
  /// Sets the style of backgrounds in the view. Headless views ignore it.
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> Self { self }
  /// Sets the style that tints controls. Headless views ignore it.
  public func tint<Style: ShapeStyle>(_ style: Style?) -> Self { self }
}
