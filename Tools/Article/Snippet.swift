/// One fenced Swift block of an article.
public struct Snippet: Codable, Hashable, Sendable {
  public enum Visibility: String, Codable, Sendable {
    case shown
    /// Inside an HTML comment: compiled, shown only on demand.
    case hidden
  }

  /// What a snippet promises to do instead of compiling and passing.
  public enum Promise: Codable, Hashable, Sendable {
    /// Does not compile: an error inside it contains the text.
    case fails(String)
    /// Stops the process: the trap's message contains the text.
    case traps(String)
    /// Reports at least one issue, and every one contains the text.
    case reports(String)
    /// Is never compiled, for a reason that the reader sees.
    case untested(String)
  }

  /// Position among the article's snippets, from 0.
  public var index: Int
  /// The first byte of the opening fence.
  public var location: SourceLocation
  public var visibility: Visibility
  /// The heading above it, as a slug (`what-is-navigation`); `top` before the first one.
  public var heading: String
  /// `example=NAME`, if written.
  public var example: String?
  /// `uses=NAME` or `uses=ARTICLE#NAME`, without `uses=`.
  public var uses: String?
  /// `slot=NAME`
  public var slot: String?
  /// `screen="CAPTION"`
  public var screen: String?
  public var promise: Promise?
  /// The code, without the fences, one value per line; empty for an empty block.
  public var lines: [Line]
  /// What is wrong with its fence: a bad option, a fence never closed. An example that holds such a
  /// snippet is never proved. Each of them is among the diagnostics of the reading, too.
  public var problems: [Diagnostic]

  /// One line of a block, as the author wrote it, without the quote or list marks before it.
  public struct Line: Codable, Hashable, Sendable {
    /// Without its line ending.
    public var text: String
    /// The line of the article, from 1.
    public var number: Int
    /// The column of the article, in UTF-8 bytes from 1, at which `text` starts.
    ///
    /// A tab of which a list mark took a part leaves spaces in `text` that the author never typed.
    /// Then this is so much less (even below 1) that what follows them is at its right place.
    public var column: Int

    public init(text: String, number: Int, column: Int) {
      self.text = text
      self.number = number
      self.column = column
    }
  }

  public init(
    index: Int, location: SourceLocation, visibility: Visibility = .shown, heading: String = "top",
    example: String? = nil, uses: String? = nil, slot: String? = nil, screen: String? = nil,
    promise: Promise? = nil, lines: [Line], problems: [Diagnostic] = []
  ) {
    self.index = index
    self.location = location
    self.visibility = visibility
    self.heading = heading
    self.example = example
    self.uses = uses
    self.slot = slot
    self.screen = screen
    self.promise = promise
    self.lines = lines
    self.problems = problems
  }

  /// The code as one text, a newline after each line.
  public var code: String { lines.map { $0.text + "\n" }.joined() }
}

/// A ```` ```text, output=NAME ```` block: what an example is expected to print.
public struct ExpectedOutput: Codable, Hashable, Sendable {
  /// The first byte of the opening fence.
  public var location: SourceLocation
  /// The example's name.
  public var example: String
  public var lines: [Snippet.Line]

  public init(location: SourceLocation, example: String, lines: [Snippet.Line]) {
    self.location = location
    self.example = example
    self.lines = lines
  }
}
