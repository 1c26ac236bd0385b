/// Text as a value: what a label says, for state that must be compared, stored and tested.
///
/// ```swift
/// let name = "Keyboard"
/// #expect(String(state: TextState("Delete \(name)?")) == "Delete Keyboard?")
///
/// let sentence = TextState("This is ") + TextState("final").bold() + TextState(".")
/// #expect(String(state: sentence) == "This is final.")
/// ```
///
/// Two texts are equal when they show the same, however they were put together.
public struct TextState: Hashable, Sendable {
  /// The pieces of the text, each in one style. No piece is empty, and neighbours differ in style.
  public private(set) var runs: [Run] = []

  /// A text as it is given.
  public init(verbatim content: String) {
    runs = Self.joined([Run(content: content, styles: [])])
  }

  /// A text as it is given.
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  /// One text after another.
  public static func + (lhs: Self, rhs: Self) -> Self {
    var text = lhs
    text.runs = joined(lhs.runs + rhs.runs)
    return text
  }

  /// The text in heavy type.
  public func bold(_ isActive: Bool = true) -> Self { styled(.bold, isActive) }

  /// The text in slanted type.
  public func italic(_ isActive: Bool = true) -> Self { styled(.italic, isActive) }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true) -> Self { styled(.strikethrough, isActive) }

  /// The text with a line under it.
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
  /// A piece of text in one style.
  public struct Run: Hashable, Sendable {
    /// The characters. Never empty.
    public internal(set) var content: String
    /// How they look.
    public let styles: Style
  }

  /// What a piece of text looks like. Empty for plain text.
  public struct Style: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Heavy type.
    public static let bold = Self(rawValue: 1)
    /// Slanted type.
    public static let italic = Self(rawValue: 2)
    /// A line through the text.
    public static let strikethrough = Self(rawValue: 4)
    /// A line under the text.
    public static let underline = Self(rawValue: 8)
  }
}

extension String {
  /// The characters of a text, without its styles.
  public init(state: TextState) {
    self = state.runs.map(\.content).joined()
  }
}
