public import Foundation

/// The alignment of lines of text. Headless views ignore it.
public enum TextAlignment: Sendable { case leading, center, trailing }

/// A setting that determines whether the user can select text. Headless views ignore it.
public enum TextSelectability: Sendable { case enabled, disabled }

extension Text {
  /// The style of a line through or below text. Headless views ignore it.
  public enum LineStyle {
    /// The pattern of a line.
    public enum Pattern: Sendable { case solid, dot, dash, dashDot, dashDotDot }
  }

  /// The letter case of text. Headless views ignore it.
  public enum Case: Sendable { case lowercase, uppercase }
}

extension View {
  /// Sets the minimum and maximum number of lines of text. Headless views ignore them.
  public func lineLimit(_ limits: ClosedRange<Int>) -> Self { self }

  /// Sets the minimum number of lines of text. Headless views ignore it.
  public func lineLimit(_ limits: PartialRangeFrom<Int>) -> Self { self }

  /// Sets the maximum number of lines of text. Headless views ignore it.
  public func lineLimit(_ limits: PartialRangeThrough<Int>) -> Self { self }

  /// Limits the number of lines of text, and can reserve space for them. Headless views ignore this
  /// modifier.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> Self { self }

  /// Sets whether the space between characters can shrink. Headless views ignore this modifier.
  public func allowsTightening(_ isAllowed: Bool) -> Self { self }

  /// Sets the width of the font. Headless views ignore it.
  public func fontWidth(_ width: Font.Width?) -> Self { self }

  /// Overrides the user's text size. Headless views ignore this modifier.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }

  /// Limits the user's text size to a range. Headless views ignore this modifier.
  public func dynamicTypeSize(_ sizes: ClosedRange<DynamicTypeSize>) -> Self { self }

  /// Sets a minimum for the user's text size. Headless views ignore it.
  public func dynamicTypeSize(_ sizes: PartialRangeFrom<DynamicTypeSize>) -> Self { self }

  /// Sets a maximum for the user's text size. Headless views ignore it.
  public func dynamicTypeSize(_ sizes: PartialRangeThrough<DynamicTypeSize>) -> Self { self }

  /// Sets the design of the font. Headless views ignore it.
  public func fontDesign(_ design: Font.Design?) -> Self { self }

  /// Sets the space between characters. Headless views ignore it.
  public func tracking(_ tracking: Double) -> Self { self }

  /// Raises or lowers text relative to its baseline. Headless views ignore this modifier.
  public func baselineOffset(_ offset: Double) -> Self { self }

  /// Sets the font of the view's text. Headless views ignore it.
  public func font(_ font: Font?) -> Self { self }

  /// Sets the weight of the font. Headless views ignore it.
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }

  /// Makes text bold. Headless views ignore this modifier.
  public func bold(_ isActive: Bool = true) -> Self { self }

  /// Makes text italic. Headless views ignore this modifier.
  public func italic(_ isActive: Bool = true) -> Self { self }

  /// Gives all digits the same width. Headless views ignore this modifier.
  public func monospacedDigit() -> Self { self }

  /// Sets the alignment of lines of text. Headless views ignore it.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }

  /// Sets the maximum number of lines of text, or removes the limit. Headless views ignore this
  /// modifier.
  public func lineLimit(_ number: Int?) -> Self { self }

  /// Sets whether the user can select text. Headless views ignore this modifier.
  public func textSelection(_ selectability: TextSelectability) -> Self { self }

  /// Sets a font whose characters all have the same width. Headless views ignore it.
  public func monospaced() -> Self { self }

  /// Adds a line below text. Headless views ignore it.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Self { self }

  /// Adds a line through text. Headless views ignore it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Self { self }

  /// Sets the space between characters. Headless views ignore it.
  public func kerning(_ kerning: CGFloat) -> Self { self }

  /// Sets the space between lines. Headless views ignore it.
  public func lineSpacing(_ spacing: CGFloat) -> Self { self }

  /// Sets the smallest scale to which text can shrink to fit. Headless views ignore it.
  public func minimumScaleFactor(_ factor: Double) -> Self { self }

  /// Sets the letter case of text. Headless views ignore it, so tests read the text as it was
  /// written.
  public func textCase(_ textCase: Text.Case?) -> Self { self }
}
