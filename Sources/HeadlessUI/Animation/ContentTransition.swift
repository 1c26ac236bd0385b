/// The transition between old and new content. Headless views ignore it.
public struct ContentTransition: Sendable {
  /// No transition.
  public static let identity = ContentTransition()
  /// A transition that interpolates between the old and the new content.
  public static let interpolate = ContentTransition()
  /// A transition that fades the content.
  public static let opacity = ContentTransition()
  /// Returns a transition for text that shows a number.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Returns a transition that counts up or down to a value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// Returns a transition that applies an effect to symbols.
  public static func symbolEffect(_ effect: SymbolEffect = .automatic) -> ContentTransition {
    ContentTransition()
  }
}

extension View {
  /// Sets the transition between old and new content. Headless views ignore it.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
}
