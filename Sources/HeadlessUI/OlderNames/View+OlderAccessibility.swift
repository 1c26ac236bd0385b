extension View {
  /// Sets the label that a screen reader announces. In new code, use ``accessibilityLabel(_:)``.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the value that a screen reader announces. In new code, use `accessibilityValue(_:)`.
  /// Headless views ignore both modifiers.
  public func accessibility(value: Text) -> Self { self }
  /// Describes the result of the view's action to screen reader users. In new code, use
  /// `accessibilityHint(_:)`. Headless views ignore both modifiers.
  public func accessibility(hint: Text) -> Self { self }
  /// Hides the view from screen readers. In new code, use ``accessibilityHidden(_:)``. Tests still
  /// find the view.
  public func accessibility(hidden: Bool) -> Self { self }
  /// Adds traits that a screen reader announces. In new code, use ``accessibilityAddTraits(_:)``.
  /// Headless views ignore both modifiers.
  public func accessibility(addTraits traits: AccessibilityTraits) -> Self { self }
}
