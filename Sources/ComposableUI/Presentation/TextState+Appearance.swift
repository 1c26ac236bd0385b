/// Modifiers that affect only the appearance. They return the text unchanged, so values that differ
/// only in their appearance are equal.
extension TextState {
  /// Sets the font. Has no effect in a headless view.
  public func font(_ font: Font?) -> Self { self }
  /// Sets the weight of the font. Has no effect in a headless view.
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  /// Sets the width of the font. Has no effect in a headless view.
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  /// Sets the color of the text. Has no effect in a headless view.
  public func foregroundColor(_ color: Color?) -> Self { self }
  /// Sets the color of the text. Has no effect in a headless view.
  public func foregroundStyle(_ color: Color) -> Self { self }
  /// Sets the space between characters. Has no effect in a headless view.
  public func kerning(_ kerning: Double) -> Self { self }
  /// Sets the space between characters. Has no effect in a headless view.
  public func tracking(_ tracking: Double) -> Self { self }
  /// Moves the text up or down. Has no effect in a headless view.
  public func baselineOffset(_ offset: Double) -> Self { self }
  /// Gives all characters the same width. Has no effect in a headless view.
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  /// Gives all digits the same width. Has no effect in a headless view.
  public func monospacedDigit() -> Self { self }
  /// Sets the text that a screen reader announces. Has no effect in a headless view.
  public func accessibilityLabel(_ label: String) -> Self { self }
  /// Sets the text that a screen reader announces. Has no effect in a headless view.
  public func accessibilityLabel(_ label: TextState) -> Self { self }
}

extension TextState {
  /// Creates text from a key, which is shown as is. The other arguments have no effect.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(String(localized: key))
  }
}
