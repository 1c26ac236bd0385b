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
  /// From the start of its process to its end, in seconds; nil if it did not run.
  public var duration: Double?

  public struct Expectation: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable {
      case check, assertion, printed, compileError, trap, issue
    }

    public var kind: Kind
    public var location: SourceLocation
    /// The check as a reader would say it: `#expect(count == 1)`.
    public var text: String
    public var held: Bool
    /// The whole message of an expected issue, trap or compile error that came.
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

  public init(
    example: Example.ID, verdict: Verdict, expectations: [Expectation] = [],
    diagnostics: [Diagnostic] = [], log: String = "", output: String = "", duration: Double? = nil
  ) {
    self.example = example
    self.verdict = verdict
    self.expectations = expectations
    self.diagnostics = diagnostics
    self.log = log
    self.output = output
    self.duration = duration
  }
}
