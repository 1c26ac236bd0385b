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

/// A variant of a symbol. It has no effect in a headless view.
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

  /// The unchanged variant. Adding a circle has no effect.
  public var circle: SymbolVariants { self }
  /// The unchanged variant. Filling has no effect.
  public var fill: SymbolVariants { self }
  /// The unchanged variant. Adding a slash has no effect.
  public var slash: SymbolVariants { self }
}

/// The automatic capitalization of a keyboard. It has no effect in a headless view.
public enum TextInputAutocapitalization: Sendable { case never, words, sentences, characters }

/// The way a scaled view fills its space. It has no effect in a headless view.
public enum ContentMode: Sendable { case fit, fill }

extension Text {
  /// The style of a line through or below text. It has no effect in a headless view.
  public enum LineStyle {
    /// The pattern of a line.
    public enum Pattern: Sendable { case solid, dot, dash, dashDot, dashDotDot }
  }

  /// The letter case of text. It has no effect in a headless view.
  public enum Case: Sendable { case lowercase, uppercase }
}

/// More modifiers that affect only the appearance of views or the behavior of the keyboard.
extension View {
  /// Rotates the view. Has no effect in a headless view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// Scales the view. Has no effect in a headless view.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> Self { self }
  /// Scales the view. Has no effect in a headless view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self { self }
  /// Scales the view. Has no effect in a headless view.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> Self { self }
  /// Moves the view. Has no effect in a headless view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// Moves the view. Has no effect in a headless view.
  public func offset(_ offset: CGSize) -> Self { self }
  /// Sets the position of the center. Has no effect in a headless view.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// Sets the position of the center. Has no effect in a headless view.
  public func position(_ position: CGPoint) -> Self { self }
  /// Sets the proportions of the view. Has no effect in a headless view.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> Self { self }
  /// Rotates the hue of all colors. Has no effect in a headless view.
  public func hueRotation(_ angle: Angle) -> Self { self }
  /// Makes dark parts transparent. Has no effect in a headless view.
  public func luminanceToAlpha() -> Self { self }
  /// Mirrors the view for right-to-left languages. Has no effect in a headless view.
  public func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> Self { self }
  /// Keeps views together while they move. Has no effect in a headless view.
  public func geometryGroup() -> Self { self }
  /// Sets the order of overlapping views. Has no effect in a headless view.
  public func zIndex(_ value: Double) -> Self { self }
  /// Blurs the view. Has no effect in a headless view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  /// Sets the ratio of the width to the height. Has no effect in a headless view.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> Self { self }
  /// Scales the view to fit its parent. Has no effect in a headless view.
  public func scaledToFit() -> Self { self }
  /// Scales the view to fill its parent. Has no effect in a headless view.
  public func scaledToFill() -> Self { self }
  /// Clips the view to its frame. Has no effect in a headless view.
  public func clipped() -> Self { self }
  /// Sets the priority with which the view receives space. Has no effect in a headless view.
  public func layoutPriority(_ value: Double) -> Self { self }
  /// Sets the variant of symbols. Has no effect in a headless view.
  public func symbolVariant(_ variant: SymbolVariants) -> Self { self }

  /// Gives all characters the same width. Has no effect in a headless view.
  public func monospaced() -> Self { self }
  /// Underlines text. Has no effect in a headless view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Self { self }
  /// Draws a line through text. Has no effect in a headless view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Self { self }
  /// Sets the space between characters. Has no effect in a headless view.
  public func kerning(_ kerning: CGFloat) -> Self { self }
  /// Sets the space between lines. Has no effect in a headless view.
  public func lineSpacing(_ spacing: CGFloat) -> Self { self }
  /// Lets text shrink to fit. Has no effect in a headless view.
  public func minimumScaleFactor(_ factor: Double) -> Self { self }
  /// Sets the case of text. Tests see the text as it was written. Returns the view unchanged.
  public func textCase(_ textCase: Text.Case?) -> Self { self }

  /// Sets the automatic capitalization of the keyboard. Has no effect in a headless view.
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> Self { self }

  /// Places a view before or after this view, depending on the edge.
  public func safeAreaInset<Content: View>(
    edge: Edge, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return VStack {
      if edge == .top || edge == .leading { content }
      self
      if edge == .bottom || edge == .trailing { content }
    }
  }
}
