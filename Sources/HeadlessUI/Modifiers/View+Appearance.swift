public import Foundation

/// The prominence of badges. Headless views ignore it.
public enum BadgeProminence: Sendable { case decreased, standard, increased }

/// The reasons for showing placeholders instead of content. Headless views ignore them.
public struct RedactionReasons: OptionSet, Sendable {
  /// The set as a bit mask.
  public let rawValue: Int

  /// Creates a set of reasons from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The reason that the content isn't available yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The reason that the content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The reason that the content is outdated.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Modifiers for the appearance of views and badges. They return the view unchanged.
extension View {
  /// Sets the prominence of badges. Headless views ignore it.
  public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }

  /// Marks content that may be out of date. Headless views ignore this modifier.
  public func invalidatableContent(_ isActive: Bool = true) -> Self { self }

  /// Marks private content, which the system can hide. Headless views ignore this modifier.
  public func privacySensitive(_ isSensitive: Bool = true) -> Self { self }

  /// Replaces the content with placeholders. Tests can still read the content.
  public func redacted(reason: RedactionReasons) -> Self { self }

  /// Shows the view's content even if an ancestor is redacted. Headless views ignore this modifier.
  public func unredacted() -> Self { self }

  /// Rotates the view in three dimensions. Headless views ignore this modifier.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> Self { self }

  /// Sets the style that fills text and symbols. Headless views ignore it.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Self { self }

  /// Sets the color of controls. Headless views ignore it.
  public func tint(_ color: Color?) -> Self { self }

  /// Sets the opacity of the view. Tests still find a transparent view.
  public func opacity(_ opacity: Double) -> Self { self }

  /// Sets the shape that responds to taps. Headless views ignore it, because every tap in a test
  /// reaches the view.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }

  /// Clips the view to a shape. Headless views ignore this modifier.
  public func clipShape<S: Shape>(_ shape: S) -> Self { self }

  /// Adds a shadow to the view. Headless views ignore it.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }

  /// Fills the background of the view and the safe area at the given edges. Headless views ignore
  /// this modifier.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> Self { self }

  /// Fills a shape behind the view. Headless views ignore this modifier.
  public func background<Style: ShapeStyle, S: Shape>(_ style: Style, in shape: S) -> Self { self }

  /// Sets the transition that shows and hides the view. Headless views ignore it.
  public func transition(_ transition: AnyTransition) -> Self { self }

  /// Adds a badge with a number to a row or a tab. Headless views ignore it.
  public func badge(_ count: Int) -> Self { self }

  /// Adds a badge with a label to a row or a tab. Headless views ignore it.
  public func badge(_ label: (some StringProtocol)?) -> Self { self }

  /// Adds a badge with text to a row or a tab. Headless views ignore it.
  public func badge(_ label: Text?) -> Self { self }
}
