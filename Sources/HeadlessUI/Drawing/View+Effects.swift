public import Foundation

/// An angle of rotation.
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No rotation.
  public static let zero = Angle(radians: 0)
  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

/// A variant of a symbol. Headless views ignore it.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String

  /// The plain symbol.
  public static let none = SymbolVariants(name: "none")
  /// The symbol in a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// The filled symbol.
  public static let fill = SymbolVariants(name: "fill")
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// The symbol with a line through it.
  public static let slash = SymbolVariants(name: "slash")
  /// The symbol in a square.
  public static let square = SymbolVariants(name: "square")

  /// The variant in a circle. HeadlessUI returns the variant unchanged.
  public var circle: SymbolVariants { self }
  /// The filled variant. HeadlessUI returns the variant unchanged.
  public var fill: SymbolVariants { self }
  /// The variant with a line through it. HeadlessUI returns the variant unchanged.
  public var slash: SymbolVariants { self }
}

/// The way a scaled view fills its space. Headless views ignore it.
public enum ContentMode: Sendable { case fit, fill }

/// Modifiers for the appearance and the position of views. They return the view unchanged.
extension View {
  /// Rotates the view by an angle. Headless views ignore it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// Scales the view by a factor. Headless views ignore it.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> Self { self }
  /// Scales the view by a horizontal and a vertical factor. Headless views ignore them.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self { self }
  /// Scales the view by a horizontal and a vertical factor. Headless views ignore them.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> Self { self }
  /// Moves the view by a horizontal and a vertical distance. Headless views ignore them.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// Moves the view by the given distance. Headless views ignore it.
  public func offset(_ offset: CGSize) -> Self { self }
  /// Sets the position of the view's center in its parent. Headless views ignore it.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// Sets the position of the view's center in its parent. Headless views ignore it.
  public func position(_ position: CGPoint) -> Self { self }
  /// Gives the view the proportions of a size. Headless views ignore them.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> Self { self }
  /// Rotates the hue of the view's colors by an angle. Headless views ignore it.
  public func hueRotation(_ angle: Angle) -> Self { self }
  /// Makes the dark parts of the view transparent. Headless views ignore this modifier.
  public func luminanceToAlpha() -> Self { self }
  /// Mirrors the view in right-to-left languages. Headless views ignore this modifier.
  public func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> Self { self }
  /// Keeps the subviews together while the view moves. Headless views ignore this modifier.
  public func geometryGroup() -> Self { self }
  /// Sets the front-to-back position of the view among overlapping views. Headless views ignore it.
  public func zIndex(_ value: Double) -> Self { self }
  /// Applies a blur to the view. Headless views ignore it.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  /// Sets the ratio of the view's width to its height. Headless views ignore it.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> Self { self }
  /// Scales the view to fit its parent. Headless views ignore this modifier.
  public func scaledToFit() -> Self { self }
  /// Scales the view to fill its parent. Headless views ignore this modifier.
  public func scaledToFill() -> Self { self }
  /// Clips the view to its frame. Headless views ignore this modifier.
  public func clipped() -> Self { self }
  /// Sets the variant of symbols. Headless views ignore it.
  public func symbolVariant(_ variant: SymbolVariants) -> Self { self }
}
