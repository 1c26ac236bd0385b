/// A font. Headless views ignore it, because HeadlessUI doesn't draw views.
public struct Font: Hashable, Sendable {
  private let name: String

  /// The weight of a font.
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The design of a font.
  public enum Design: Sendable { case `default`, serif, rounded, monospaced }

  /// The purpose of text, which determines its font.
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The font of large titles.
  public static let largeTitle = Font(name: "largeTitle")
  /// The font of titles.
  public static let title = Font(name: "title")
  /// The font of second-level titles.
  public static let title2 = Font(name: "title2")
  /// The font of third-level titles.
  public static let title3 = Font(name: "title3")
  /// The font of headings.
  public static let headline = Font(name: "headline")
  /// The font of subheadings.
  public static let subheadline = Font(name: "subheadline")
  /// The font of body text.
  public static let body = Font(name: "body")
  /// The font of callouts.
  public static let callout = Font(name: "callout")
  /// The font of footnotes.
  public static let footnote = Font(name: "footnote")
  /// The font of captions.
  public static let caption = Font(name: "caption")
  /// The font of second-level captions.
  public static let caption2 = Font(name: "caption2")

  /// Returns the system font. HeadlessUI ignores the size, the weight, and the design.
  public static func system(
    size: Double, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(name: "system")
  }

  /// Returns the system font for the given text style. HeadlessUI ignores the design and the
  /// weight.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(name: "\(style)")
  }

  /// Returns the font with the given name in a size that grows with the user's text size.
  /// HeadlessUI ignores the size and the text style.
  public static func custom(
    _ name: String, size: Double, relativeTo style: TextStyle = .body
  ) -> Font { Font(name: name) }
  /// Returns the font with the given name in a size that doesn't grow with the user's text size.
  /// HeadlessUI ignores the size.
  public static func custom(_ name: String, fixedSize: Double) -> Font { Font(name: name) }

  /// Makes the font bold. HeadlessUI returns it unchanged.
  public func bold() -> Font { self }
  /// Makes the font italic. HeadlessUI returns it unchanged.
  public func italic() -> Font { self }
  /// Gives all characters the same width. HeadlessUI returns the font unchanged.
  public func monospaced() -> Font { self }
  /// Gives all digits the same width. HeadlessUI returns the font unchanged.
  public func monospacedDigit() -> Font { self }
  /// Sets the weight of the font. HeadlessUI returns it unchanged.
  public func weight(_ weight: Weight) -> Font { self }
  /// Shows lowercase letters as small capitals. HeadlessUI returns the font unchanged.
  public func smallCaps() -> Font { self }
  /// Sets the width of the font. HeadlessUI returns it unchanged.
  public func width(_ width: Width) -> Font { self }
  /// Sets the line spacing of the font. HeadlessUI returns it unchanged.
  public func leading(_ leading: Leading) -> Font { self }

  /// The width of a font.
  public enum Width: Sendable { case compressed, condensed, standard, expanded }

  /// The distance between lines.
  public enum Leading: Sendable { case standard, tight, loose }
}
