/// The traits that a screen reader announces for a view. Headless views ignore them.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The set as a bit mask.
  public let rawValue: Int

  /// Creates a set of traits from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The trait of a button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The trait of a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The trait of a selected view.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// The trait of a link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// The trait of an image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// The trait of a view that hides other views while it's shown.
  public static let isModal = AccessibilityTraits(rawValue: 32)
  /// The trait of text that doesn't change.
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
}

/// The way that a screen reader treats the children of a view. Headless views ignore it.
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }

/// Modifiers for screen readers, tooltips, and UI tests. They return the view unchanged.
extension View {
  /// Adds traits that a screen reader announces. Headless views ignore them.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// Removes traits that a screen reader announces. Headless views ignore them.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// Sets how a screen reader treats the view's children. Headless views ignore this modifier.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }

  /// Hides the view from screen readers. Tests still find it.
  public func accessibilityHidden(_ isHidden: Bool) -> Self { self }

  /// Sets the value that a screen reader announces. Headless views ignore it.
  public func accessibilityValue(_ value: some StringProtocol) -> Self { self }

  /// Sets the value that a screen reader announces. Headless views ignore it.
  public func accessibilityValue(_ value: Text) -> Self { self }

  /// Adds a tooltip to the view. Headless views ignore it.
  public func help(_ text: some StringProtocol) -> Self { self }

  /// Sets an identifier for UI tests. Headless views ignore it, because tests find elements by
  /// text.
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }

  /// Describes the result of the view's action to screen reader users. Headless views ignore this
  /// modifier.
  public func accessibilityHint(_ hint: some StringProtocol) -> Self { self }
}

/// A property wrapper for the focus of a screen reader.
///
/// A phone in a test has no screen reader, so only your code changes the value.
public typealias AccessibilityFocusState = FocusState

/// Modifiers that add actions for screen reader users or move the screen reader's focus. Headless
/// views ignore them.
extension View {
  /// Adds a named action for screen reader users. Headless views ignore it.
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// Adds a named action for screen reader users. Headless views ignore it.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// Adds a standard action, such as escape, for screen reader users. Headless views ignore it.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// Moves the screen reader's focus to the view while a Boolean value is `true`. Headless views
  /// ignore this modifier.
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> Self { self }

  /// Moves the screen reader's focus to the view while a state equals a value. Headless views
  /// ignore this modifier.
  public func accessibilityFocused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self { self }
}

/// A standard kind of action for screen reader users. Headless views ignore it.
public enum AccessibilityActionKind: Sendable { case `default`, escape, magicTap }

/// Modifiers for tooltips, screen readers, and other assistive technologies. They return the view
/// unchanged.
extension View {
  /// Adds a tooltip to the view. Headless views ignore it.
  public func help(_ text: Text) -> Self { self }
  /// Describes the result of the view's action to screen reader users. Headless views ignore this
  /// modifier.
  public func accessibilityHint(_ hint: Text) -> Self { self }
  /// Adds an action that increments or decrements the view's value for screen reader users.
  /// Headless views ignore it.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> Self { self }
  /// Offers screen reader users the actions of the buttons that the closure returns. Headless views
  /// never call the closure.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> Self {
    self
  }
  /// Sets the priority of the view in the reading order of a screen reader. Headless views ignore
  /// it.
  public func accessibilitySortPriority(_ priority: Double) -> Self { self }
  /// Sets the names that a user can say to select the view by voice. Headless views ignore them.
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> Self { self }
  /// Sets the heading level of the view. Headless views ignore it.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
  /// Adds a labeled detail that a screen reader announces on request. Headless views ignore it.
  public func accessibilityCustomContent(
    _ label: some StringProtocol, _ value: some StringProtocol
  ) -> Self { self }
  /// Replaces the view for screen readers. Tests still find the original view.
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> Self { self }
  /// Replaces the view's children for screen readers. Tests still find the original children.
  public func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> Self { self }
  /// Keeps the view's colors when the system inverts all other colors. Headless views ignore this
  /// modifier.
  public func accessibilityIgnoresInvertColors(_ isActive: Bool = true) -> Self { self }
  /// Shows the view enlarged while it's touched and held. Headless views ignore this modifier.
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  /// Sets whether assistive technologies treat the view as interactive. Headless views ignore this
  /// modifier.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }
  /// Makes screen readers spell out the view's text. Headless views ignore this modifier.
  public func speechSpellsOutCharacters(_ isActive: Bool = true) -> Self { self }
}

/// The direction in which a screen reader user changes a value. Headless views ignore it.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

/// The level of a heading. Headless views ignore it.
public enum AccessibilityHeadingLevel: Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
