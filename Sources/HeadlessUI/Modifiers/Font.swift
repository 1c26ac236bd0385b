/// A font. It has no effect, because HeadlessUI doesn't draw views.
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

  /// Returns the system font in the given size.
  public static func system(
    size: Double, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(name: "system")
  }

  /// Returns the system font for the given purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(name: "\(style)")
  }

  /// Returns the font of a family in the given size.
  public static func custom(
    _ name: String, size: Double, relativeTo style: TextStyle = .body
  ) -> Font { Font(name: name) }
  /// Returns the font of a family in a size that doesn't grow with the user's text size.
  public static func custom(_ name: String, fixedSize: Double) -> Font { Font(name: name) }

  /// Returns the font unchanged. The bold style is ignored.
  public func bold() -> Font { self }
  /// Returns the font unchanged. The italic style is ignored.
  public func italic() -> Font { self }
  /// Returns the font unchanged. The fixed width of characters is ignored.
  public func monospaced() -> Font { self }
  /// Returns the font unchanged. The fixed width of digits is ignored.
  public func monospacedDigit() -> Font { self }
  /// Returns the font unchanged. The weight is ignored.
  public func weight(_ weight: Weight) -> Font { self }
  /// Returns the font unchanged. The small capitals are ignored.
  public func smallCaps() -> Font { self }
  /// Returns the font unchanged. The width is ignored.
  public func width(_ width: Width) -> Font { self }
  /// Returns the font unchanged. The line spacing is ignored.
  public func leading(_ leading: Leading) -> Font { self }

  /// The width of a font.
  public enum Width: Sendable { case compressed, condensed, standard, expanded }

  /// The distance between lines.
  public enum Leading: Sendable { case standard, tight, loose }
}
