/// What happened to an example, and so to each of its snippets.
public enum Verdict: String, CaseIterable, Codable, Sendable {
  case passed
  /// It compiled, and nothing was checked.
  case compiled
  case failed
  case doesNotCompile = "does not compile"
  case crashed
  case timedOut = "timed out"
  case untested
}

/// An example's run: what was checked, what was printed, and the verdict.
public struct Proof: Codable, Hashable, Sendable {
  public var example: Example.ID
  public var verdict: Verdict
  /// Every check that ran, in the order of their places; the same place once for each time.
  public var expectations: [Expectation]
  /// What went wrong, or what the compiler said, at the article's own places. For an expected
  /// compile error this holds the compiler's own messages; warnings stand here too.
  public var diagnostics: [Diagnostic]
  /// The compiler's or the crash's own text, for people; positions are the article's.
  public var log: String
  /// What the example wrote to standard output. Bytes that are not UTF-8 are replaced by U+FFFD.
  public var output: String
  /// What phones showed, in the order in which the pictures were taken.
  public var pictures: [Picture]
  /// From the start of its process to its end, in seconds; nil if it did not run.
  public var duration: Double?

  public struct Expectation: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable {
      case check, assertion, printed, compileError, trap, issue
      /// A picture that was asked for: it holds if there was a phone to draw.
      case screen
    }

    public var kind: Kind
    public var location: SourceLocation
    /// The check as a reader would say it: `#expect(count == 1)`.
    public var text: String
    public var held: Bool
    /// The whole message of an expected issue, trap or compile error that came; the text of a
    /// screen.
    public var said: String?

    public init(
      kind: Kind, location: SourceLocation, text: String, held: Bool, said: String? = nil
    ) {
      self.kind = kind
      self.location = location
      self.text = text
      self.held = held
      self.said = said
    }
  }

  /// What a phone showed at one moment of a run.
  public struct Picture: Codable, Hashable, Sendable {
    /// The snippet that asked for it, by its index in the article.
    public var snippet: Int
    public var caption: String
    /// All that a person finds on the screen, line for line.
    public var text: String
    /// The same as a value, for a drawing.
    public var screen: ScreenElement

    public init(snippet: Int, caption: String, text: String, screen: ScreenElement) {
      self.snippet = snippet
      self.caption = caption
      self.text = text
      self.screen = screen
    }
  }

  public init(
    example: Example.ID, verdict: Verdict, expectations: [Expectation] = [],
    diagnostics: [Diagnostic] = [], log: String = "", output: String = "",
    pictures: [Picture] = [], duration: Double? = nil
  ) {
    self.example = example
    self.verdict = verdict
    self.expectations = expectations
    self.diagnostics = diagnostics
    self.log = log
    self.output = output
    self.pictures = pictures
    self.duration = duration
  }
}
