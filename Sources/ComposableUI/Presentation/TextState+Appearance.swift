/// Modifiers for the appearance of text and for screen readers. They return the text unchanged, so
/// values that differ only in these respects are equal.
extension TextState {
  /// Returns the text unchanged. The font is ignored.
  public func font(_ font: Font?) -> Self { self }
  /// Returns the text unchanged. The font weight is ignored.
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  /// Returns the text unchanged. The font width is ignored.
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  /// Returns the text unchanged. The color is ignored.
  public func foregroundColor(_ color: Color?) -> Self { self }
  /// Returns the text unchanged. The color is ignored.
  public func foregroundStyle(_ color: Color) -> Self { self }
  /// Returns the text unchanged. The space between characters is ignored.
  public func kerning(_ kerning: Double) -> Self { self }
  /// Returns the text unchanged. The space between characters is ignored.
  public func tracking(_ tracking: Double) -> Self { self }
  /// Returns the text unchanged. The offset is ignored.
  public func baselineOffset(_ offset: Double) -> Self { self }
  /// Returns the text unchanged, without making its characters equally wide.
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  /// Returns the text unchanged, without making its digits equally wide.
  public func monospacedDigit() -> Self { self }
  /// Returns the text unchanged. The label for screen readers is ignored.
  public func accessibilityLabel(_ label: String) -> Self { self }
  /// Returns the text unchanged. The label for screen readers is ignored.
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
