/// The result of proving an example, and thereby of each of its snippets.
public enum Verdict: String, CaseIterable, Codable, Sendable {
  case passed
  /// The example compiled, but nothing was checked.
  case compiled
  case failed
  case doesNotCompile = "does not compile"
  case crashed
  case timedOut = "timed out"
  case untested
}

/// The record of proving an example: its checks, its output and the verdict.
public struct Proof: Codable, Hashable, Sendable {
  public var example: Example.ID
  public var verdict: Verdict
  /// The checks that ran, by location. A check that ran several times appears several times.
  public var expectations: [Expectation]
  /// Errors and warnings, at locations of the article. For an expected compile error this includes
  /// the compiler's own messages.
  public var diagnostics: [Diagnostic]
  /// The human-readable output of the compiler or the crash, with locations of the article.
  public var log: String
  /// What the example wrote to standard output. Bytes that aren't UTF-8 are replaced by U+FFFD.
  public var output: String
  /// The pictures of phones, in the order in which they were taken.
  public var pictures: [Picture]
  /// The duration of the example's process in seconds; nil if it didn't run.
  public var duration: Double?

  public struct Expectation: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable {
      case check, assertion, printed, compileError, trap, issue
      /// A requested picture. The expectation holds if there was a phone to draw.
      case screen
    }

    /// Why a check that failed doesn't count.
    public enum Exemption: String, Codable, Sendable {
      /// It failed where the author expects a failure: inside `withKnownIssue`.
      case known
      /// A trait of its test dropped the issue.
      case filtered
      /// The issue was recorded as a warning.
      case warning
    }

    public var kind: Kind
    public var location: SourceLocation
    /// The check in readable form: `#expect(count == 1)`.
    public var text: String
    public var held: Bool
    /// The whole message of an expected issue, trap or compile error that occurred, or the text of
    /// a screen.
    public var said: String?
    /// Nil for an expectation that counts.
    public var exemption: Exemption?

    public init(
      kind: Kind, location: SourceLocation, text: String, held: Bool, said: String? = nil,
      exemption: Exemption? = nil
    ) {
      self.kind = kind
      self.location = location
      self.text = text
      self.held = held
      self.said = said
      self.exemption = exemption
    }
  }

  /// The expectations that the verdict depends on.
  public var counted: [Expectation] { expectations.filter { $0.exemption == nil } }

  /// The contents of a phone's screen at one moment of a run.
  public struct Picture: Codable, Hashable, Sendable {
    /// The snippet that requested the picture, as an index of the article.
    public var snippet: Int
    public var caption: String
    /// Everything that a person finds on the screen, line by line.
    public var text: String
    /// The contents of the screen as a value, from which a picture is drawn.
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
