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

/// A setting that determines whether the user can select text. Headless views ignore it.
public enum TextSelectability: Sendable { case enabled, disabled }

/// A property wrapper for a namespace of views that animate into each other. Headless views ignore
/// it.
@propertyWrapper
public struct Namespace: Sendable {
  /// The identifier of a namespace.
  public struct ID: Hashable, Sendable {}

  /// Creates a namespace.
  public init() {}

  /// The identifier of the namespace.
  public var wrappedValue: ID { ID() }
}

/// A property wrapper for a size that grows with the user's text size. HeadlessUI never scales it.
///
/// ```swift
/// struct Badge: View {
///   @ScaledMetric(relativeTo: .title) var size = 24
///
///   var body: some View { Text("\(size) points") }
/// }
///
/// #expect(Phone(Badge()).shows("24 points"))
/// ```
@propertyWrapper
public struct ScaledMetric<Value> {
  /// The declared size, which isn't scaled.
  public let wrappedValue: Value

  /// Creates a size. The text style is ignored.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    self.wrappedValue = wrappedValue
  }
}

/// Modifiers for keyboards, pointers, and animations. They return the view unchanged.
extension View {
  /// Sets the keyboard shortcut of a control. Headless views ignore it.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> Self { self }
  /// Sets a standard keyboard shortcut for a control. Headless views ignore it.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Self { self }
  /// Adds a badge with a number to a row or a tab. Headless views ignore it.
  public func badge(_ count: Int) -> Self { self }
  /// Adds a badge with a label to a row or a tab. Headless views ignore it.
  public func badge(_ label: (some StringProtocol)?) -> Self { self }
  /// Adds a badge with text to a row or a tab. Headless views ignore it.
  public func badge(_ label: Text?) -> Self { self }
  /// Gives haptic feedback when a value changes. Headless views ignore this modifier.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> Self { self }
  /// Gives haptic feedback when a value changes and a condition holds. Headless views ignore this
  /// modifier.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
  ) -> Self { self }
  /// Gives haptic feedback that depends on how a value changes. Headless views ignore this
  /// modifier.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) -> Self { self }
  /// Sets the transition between old and new content. Headless views ignore it.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Sets whether the user can select text. Headless views ignore this modifier.
  public func textSelection(_ selectability: TextSelectability) -> Self { self }
  /// Lets the view animate into another view with the same ID. Headless views ignore this modifier.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self { self }
  /// Makes the view the source that a screen grows from. Headless views ignore this modifier.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> Self { self }
  /// Sets the transition with which a screen appears. Headless views ignore it.
  public func navigationTransition(_ transition: NavigationTransition) -> Self { self }
  /// Evaluates the view only when it changes. Headless views always work this way.
  public func equatable() -> Self { self }
  /// Sets how scrolling hides the keyboard. Headless views ignore this modifier.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
}

/// A view that's evaluated only when it changes, as every headless view is.
public struct EquatableView<Content: View & Equatable>: View {
  let content: Content

  /// Creates a view that shows the content.
  public init(content: Content) { self.content = content }

  /// The content.
  public var body: some View { content }
}

/// The way that scrolling hides the keyboard. Headless views ignore it.
public enum ScrollDismissesKeyboardMode: Sendable {
  case automatic, immediately, interactively, never
}

/// The properties that views share while they animate into each other. Headless views ignore them.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of properties from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The views share a position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The views share a size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The views share a position and a size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The transition with which a screen appears. Headless views ignore it.
public struct NavigationTransition: Sendable {
  /// The standard transition.
  public static let automatic = NavigationTransition()

  /// Returns a transition that makes the screen grow from a view.
  public static func zoom<ID: Hashable>(
    sourceID: ID, in namespace: Namespace.ID
  ) -> NavigationTransition { NavigationTransition() }
}
