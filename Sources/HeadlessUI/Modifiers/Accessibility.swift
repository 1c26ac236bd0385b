/// The traits that a screen reader announces for a view. They have no effect.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: Int

  /// Creates a set of traits from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The selected one of several views.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A view that hides the others while it is shown.
  public static let isModal = AccessibilityTraits(rawValue: 32)
  /// Text that doesn't change.
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
}

/// The way in which a screen reader treats the children of a view. It has no effect.
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }

/// Modifiers that affect only screen readers. They return the view unchanged.
extension View {
  /// Adds traits for screen readers. Returns the view unchanged.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// Removes traits for screen readers. Returns the view unchanged.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// Sets how screen readers treat the children. Returns the view unchanged.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }

  /// Hides the view from screen readers; a test still finds it. Returns the view unchanged.
  public func accessibilityHidden(_ isHidden: Bool) -> Self { self }

  /// Sets the value that a screen reader announces. Returns the view unchanged.
  public func accessibilityValue(_ value: some StringProtocol) -> Self { self }

  /// Sets the value that a screen reader announces. Returns the view unchanged.
  public func accessibilityValue(_ value: Text) -> Self { self }

  /// Describes the view when a pointer rests on it. Returns the view unchanged.
  public func help(_ text: some StringProtocol) -> Self { self }
}

/// A property wrapper for the focus of a screen reader, which a headless phone doesn't have. It
/// keeps the value that a view sets.
public typealias AccessibilityFocusState = FocusState

/// The actions of screen readers. Tests can't perform them.
extension View {
  /// Adds an action with a name. Returns the view unchanged.
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// Adds an action with a name. Returns the view unchanged.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// Adds an action of a kind. Returns the view unchanged.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// Follows the focus of a screen reader. Returns the view unchanged.
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> Self { self }

  /// Follows the focus of a screen reader. Returns the view unchanged.
  public func accessibilityFocused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self { self }
}

/// The kind of an action of screen readers. It has no effect.
public enum AccessibilityActionKind: Sendable { case `default`, escape, magicTap }
