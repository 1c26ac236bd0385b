/// The traits that a screen reader announces for a view. They have no effect.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of traits from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// The view hides other views while it's shown.
  public static let isModal = AccessibilityTraits(rawValue: 32)
  /// The view is text that doesn't change.
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
}

/// The way a screen reader treats the children of a view. It has no effect.
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }

/// Modifiers that affect only screen readers. They return the view unchanged.
extension View {
  /// Adds traits for screen readers. Has no effect in a headless view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// Removes traits for screen readers. Has no effect in a headless view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// Sets how screen readers treat the children. Has no effect in a headless view.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }

  /// Hides the view from screen readers, but not from tests. Returns the view unchanged.
  public func accessibilityHidden(_ isHidden: Bool) -> Self { self }

  /// Sets the value that a screen reader announces. Has no effect in a headless view.
  public func accessibilityValue(_ value: some StringProtocol) -> Self { self }

  /// Sets the value that a screen reader announces. Has no effect in a headless view.
  public func accessibilityValue(_ value: Text) -> Self { self }

  /// Sets the text that describes the view under a pointer. Has no effect in a headless view.
  public func help(_ text: some StringProtocol) -> Self { self }
}

/// A property wrapper for the focus of a screen reader.
///
/// A headless phone has no screen reader, so the property keeps the value that a view sets.
public typealias AccessibilityFocusState = FocusState

/// Modifiers for the actions of screen readers, which tests can't perform.
extension View {
  /// Adds a named action for screen readers. Has no effect in a headless view.
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// Adds a named action for screen readers. Has no effect in a headless view.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// Adds an action of a standard kind for screen readers. Has no effect in a headless view.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// Ties a state to the focus of a screen reader. Has no effect in a headless view.
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> Self { self }

  /// Ties a state to the focus of a screen reader. Has no effect in a headless view.
  public func accessibilityFocused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self { self }
}

/// The kind of an action for screen readers. It has no effect.
public enum AccessibilityActionKind: Sendable { case `default`, escape, magicTap }

/// Further modifiers for screen readers. They return the view unchanged, except for a label.
extension View {
  /// Sets the text that describes the view under a pointer. Has no effect in a headless view.
  public func help(_ text: Text) -> Self { self }
  /// Describes the result of an action for screen readers. Has no effect in a headless view.
  public func accessibilityHint(_ hint: Text) -> Self { self }
  /// Adds an action that changes a value. Has no effect in a headless view.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> Self { self }
  /// Adds the actions of buttons. Returns the view unchanged. The buttons aren't evaluated.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> Self {
    self
  }
  /// Sets the position in which a screen reader reads the view. Has no effect in a headless view.
  public func accessibilitySortPriority(_ priority: Double) -> Self { self }
  /// Sets the names by which voice control finds the view. Has no effect in a headless view.
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> Self { self }
  /// Sets the level of a heading. Has no effect in a headless view.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
  /// Adds details for screen readers. Has no effect in a headless view.
  public func accessibilityCustomContent(
    _ label: some StringProtocol, _ value: some StringProtocol
  ) -> Self { self }
  /// Replaces the view for screen readers, but not for tests. Returns the view unchanged.
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> Self { self }
  /// Replaces the children for screen readers, but not for tests. Returns the view unchanged.
  public func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> Self { self }
  /// Keeps the colors when the system inverts all others. Has no effect in a headless view.
  public func accessibilityIgnoresInvertColors(_ isActive: Bool = true) -> Self { self }
  /// Shows an enlarged view for a long press. Has no effect in a headless view.
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  /// Tells assistive technologies whether the view reacts to the user. Has no effect in a headless
  /// view.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }
  /// Makes screen readers spell out the text. Has no effect in a headless view.
  public func speechSpellsOutCharacters(_ isActive: Bool = true) -> Self { self }

  /// Sets a label, as in older code. New code uses ``accessibilityLabel(_:)``.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets a value, as in older code. Has no effect in a headless view.
  public func accessibility(value: Text) -> Self { self }
  /// Sets a hint, as in older code. Has no effect in a headless view.
  public func accessibility(hint: Text) -> Self { self }
  /// Hides the view from screen readers, as in older code. Has no effect in a headless view.
  public func accessibility(hidden: Bool) -> Self { self }
  /// Adds traits for screen readers, as in older code. Has no effect in a headless view.
  public func accessibility(addTraits traits: AccessibilityTraits) -> Self { self }
}

/// The direction in which a screen reader changes a value. It has no effect.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

/// The level of a heading. It has no effect.
public enum AccessibilityHeadingLevel: Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
