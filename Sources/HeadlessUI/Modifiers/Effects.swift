public import Foundation

/// An angle of rotation.
public struct Angle: Hashable, Sendable {
  public var radians: Double

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init(radians: Double) { self.radians = radians }

  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static let zero = Angle(radians: 0)
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

/// A variant of a symbol. It has no effect in a headless view.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String

  public static let none = SymbolVariants(name: "none")
  public static let circle = SymbolVariants(name: "circle")
  public static let fill = SymbolVariants(name: "fill")
  public static let rectangle = SymbolVariants(name: "rectangle")
  public static let slash = SymbolVariants(name: "slash")
  public static let square = SymbolVariants(name: "square")

  public var circle: SymbolVariants { self }
  public var fill: SymbolVariants { self }
  public var slash: SymbolVariants { self }
}

/// The automatic capitalization of a keyboard. It has no effect in a headless view.
public enum TextInputAutocapitalization: Sendable { case never, words, sentences, characters }

/// The way that a scaled view fills its space. It has no effect in a headless view.
public enum ContentMode: Sendable { case fit, fill }

extension Text {
  /// The case in which letters are shown. It has no effect in a headless view.
  public enum Case: Sendable { case lowercase, uppercase }
}

/// More modifiers that change only what a screen would look like, or how a keyboard behaves.
extension View {
  public func rotationEffect(_ angle: Angle) -> Self { self }
  public func scaleEffect(_ scale: Double) -> Self { self }
  public func scaleEffect(x: Double = 1, y: Double = 1) -> Self { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func offset(_ offset: CGSize) -> Self { self }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func zIndex(_ value: Double) -> Self { self }
  public func blur(radius: CGFloat) -> Self { self }
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> Self { self }
  public func scaledToFit() -> Self { self }
  public func scaledToFill() -> Self { self }
  public func clipped() -> Self { self }
  public func layoutPriority(_ value: Double) -> Self { self }
  public func symbolVariant(_ variant: SymbolVariants) -> Self { self }

  public func monospaced() -> Self { self }
  public func underline(_ isActive: Bool = true) -> Self { self }
  public func strikethrough(_ isActive: Bool = true) -> Self { self }
  public func kerning(_ kerning: CGFloat) -> Self { self }
  public func lineSpacing(_ spacing: CGFloat) -> Self { self }
  public func minimumScaleFactor(_ factor: Double) -> Self { self }
  public func textCase(_ textCase: Text.Case?) -> Self { self }

  public func disableAutocorrection(_ disable: Bool? = true) -> Self { self }
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> Self { self }

  /// Puts a view at one side of this one, above or below it.
  public func safeAreaInset<Content: View>(
    edge: Edge, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return VStack {
      if edge == .top || edge == .leading { content }
      self
      if edge == .bottom || edge == .trailing { content }
    }
  }
}
