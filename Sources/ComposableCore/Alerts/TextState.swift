/// Styled text for use in state, where it can be compared, stored, and tested.
///
/// ```swift
/// let name = "Kettle"
/// #expect(String(state: TextState("Delete \(name)?")) == "Delete Kettle?")
///
/// let sentence = TextState("This is ") + TextState("final").bold() + TextState(".")
/// #expect(String(state: sentence) == "This is final.")
/// ```
///
/// Two values are equal if they look the same, regardless of how they were composed.
public struct TextState: Hashable, Sendable {
  /// The runs of uniformly styled text. No run is empty, and adjacent runs have different styles.
  public private(set) var runs: [Run] = []

  /// Creates unstyled text with the characters of a string.
  public init(verbatim content: String) {
    runs = Self.joined([Run(content: content, styles: [])])
  }

  /// Creates unstyled text with the characters of a string.
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  /// Returns the concatenation of two values.
  public static func + (lhs: Self, rhs: Self) -> Self {
    var text = lhs
    text.runs = joined(lhs.runs + rhs.runs)
    return text
  }

  /// Returns the text in bold, or without bold if `isActive` is `false`.
  public func bold(_ isActive: Bool = true) -> Self { styled(.bold, isActive) }

  /// Returns the text in italics, or without them if `isActive` is `false`.
  public func italic(_ isActive: Bool = true) -> Self { styled(.italic, isActive) }

  /// Returns the text with a line through it, or without the line if `isActive` is `false`.
  public func strikethrough(_ isActive: Bool = true) -> Self { styled(.strikethrough, isActive) }

  /// Returns the text with an underline, or without it if `isActive` is `false`.
  public func underline(_ isActive: Bool = true) -> Self { styled(.underline, isActive) }

  private func styled(_ style: Style, _ isActive: Bool) -> Self {
    var text = self
    text.runs = Self.joined(
      runs.map { run in
        let styles = isActive ? run.styles.union(style) : run.styles.subtracting(style)
        return Run(content: run.content, styles: styles)
      }
    )
    return text
  }

  private static func joined(_ runs: [Run]) -> [Run] {
    runs.reduce(into: []) { joined, run in
      if run.content.isEmpty { return }
      if joined.last?.styles == run.styles {
        joined[joined.endIndex - 1].content += run.content
      } else {
        joined.append(run)
      }
    }
  }
}

extension TextState {
  /// A run of text in one style.
  public struct Run: Hashable, Sendable {
    /// The characters of the run; never empty.
    public internal(set) var content: String
    /// The styles of the run.
    public let styles: Style
  }

  /// The styles of a run of text; empty for plain text.
  public struct Style: OptionSet, Hashable, Sendable {
    /// The styles as a bit mask.
    public let rawValue: Int

    /// Creates a set of styles from a bit mask.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Bold text.
    public static let bold = Self(rawValue: 1)
    /// Italic text.
    public static let italic = Self(rawValue: 2)
    /// Text with a line through it.
    public static let strikethrough = Self(rawValue: 4)
    /// Underlined text.
    public static let underline = Self(rawValue: 8)
  }
}

extension String {
  /// Creates a string from the characters of styled text, without the styles.
  public init(state: TextState) {
    self = state.runs.map(\.content).joined()
  }
}
