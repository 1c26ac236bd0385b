/// Modifiers for the appearance of text and for screen readers. They return the text unchanged, so
/// values that differ only in these respects are equal.
extension TextState {
  /// Sets the font of the text. Headless views ignore it.
  public func font(_ font: Font?) -> Self { self }
  /// Sets the weight of the font. Headless views ignore it.
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  /// Sets the width of the font. Headless views ignore it.
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  /// Sets the color of the text. Headless views ignore it.
  public func foregroundColor(_ color: Color?) -> Self { self }
  /// Sets the color of the text. Headless views ignore it.
  public func foregroundStyle(_ color: Color) -> Self { self }
  /// Sets the space between characters. Headless views ignore it.
  public func kerning(_ kerning: Double) -> Self { self }
  /// Sets the space between characters. Headless views ignore it.
  public func tracking(_ tracking: Double) -> Self { self }
  /// Raises or lowers the text relative to its baseline. Headless views ignore this modifier.
  public func baselineOffset(_ offset: Double) -> Self { self }
  /// Gives all characters the same width. Headless views ignore this modifier.
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  /// Gives all digits the same width. Headless views ignore this modifier.
  public func monospacedDigit() -> Self { self }
  /// Sets the text that a screen reader announces. Headless views ignore it.
  public func accessibilityLabel(_ label: String) -> Self { self }
  /// Sets the text that a screen reader announces. Headless views ignore it.
  public func accessibilityLabel(_ label: TextState) -> Self { self }
}

extension TextState {
  /// Creates text from a key, which is shown as is. The other arguments are ignored.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(String(localized: key))
  }
}
