/// A key of a keyboard. Accepted, but has no effect.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  private let character: Character

  /// Creates a key from its character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The key that confirms.
  public static let `return`: KeyEquivalent = "\r"
  /// The key that cancels.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The key that deletes backwards.
  public static let delete: KeyEquivalent = "\u{8}"
  /// The space bar.
  public static let space: KeyEquivalent = " "
}

/// The keys that are held for a shortcut. Accepted, but have no effect.
public struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int

  /// Creates a set of keys from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The command key.
  public static let command = EventModifiers(rawValue: 1)
  /// The control key.
  public static let control = EventModifiers(rawValue: 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 4)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 8)
}

/// A shortcut with a purpose. Accepted, but has no effect.
public enum KeyboardShortcut: Sendable { case defaultAction, cancelAction }

/// What a device lets a person feel. Accepted, but has no effect.
public enum SensoryFeedback: Sendable { case success, warning, error, selection, impact, start, stop }

/// The way that changed content moves. Accepted, but has no effect.
public struct ContentTransition: Sendable {
  /// No transition.
  public static let identity = ContentTransition()
  /// Crossfading.
  public static let interpolate = ContentTransition()
  /// Fading.
  public static let opacity = ContentTransition()
  /// Counting.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
}

/// Whether text can be selected. Accepted, but has no effect.
public enum TextSelectability: Sendable { case enabled, disabled }

/// A property wrapper for the names of views that animate into each other. It has no effect.
@propertyWrapper
public struct Namespace: Sendable {
  /// A namespace.
  public struct ID: Hashable, Sendable {}

  /// Creates a namespace.
  public init() {}

  /// The namespace.
  public var wrappedValue: ID { ID() }
}

/// A property wrapper for a size that grows with the person's text size, which is always standard.
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
  /// The size, as it was declared.
  public let wrappedValue: Value

  /// Creates a size. The style has no effect.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    self.wrappedValue = wrappedValue
  }
}

/// Modifiers for keyboards, pointers, and animations. They return the view unchanged.
extension View {
  /// Sets a shortcut. Returns the view unchanged.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> Self { self }
  /// Sets a shortcut with a purpose. Returns the view unchanged.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Self { self }
  /// Sets a number at the edge of a row or a tab. Returns the view unchanged.
  public func badge(_ count: Int) -> Self { self }
  /// Sets a text at the edge of a row or a tab. Returns the view unchanged.
  public func badge(_ label: (some StringProtocol)?) -> Self { self }
  /// Gives feedback when a value changes. Returns the view unchanged.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> Self { self }
  /// Sets how changed content moves. Returns the view unchanged.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Lets text be selected. Returns the view unchanged.
  public func textSelection(_ selectability: TextSelectability) -> Self { self }
  /// Lets the view animate into another one with the same ID. Returns the view unchanged.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> Self { self }
  /// Evaluates the view only when it changes, which a phone always does. Returns the view unchanged.
  public func equatable() -> Self { self }
  /// Sets the size of a preview. Returns the view unchanged.
  public func previewLayout(_ layout: PreviewLayout) -> Self { self }
  /// Sets how scrolling hides the keyboard. Returns the view unchanged.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
}

/// The size of a preview. Accepted, but has no effect.
public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: Double, height: Double) }

/// How scrolling hides the keyboard. Accepted, but has no effect.
public enum ScrollDismissesKeyboardMode: Sendable { case automatic, immediately, interactively, never }
