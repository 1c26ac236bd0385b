/// The record of proving an example: its expectations, its output, and the verdict.
public struct Proof: Codable, Hashable, Sendable {
  /// The example that was proved.
  public var example: Example.ID
  /// The result.
  public var verdict: Verdict
  /// The expectations that were checked, sorted by location. An expectation that was checked
  /// several times appears several times.
  public var expectations: [Expectation]
  /// The errors that led to the verdict, followed by the compiler's messages with locations in the
  /// article. The messages of an expected compile error are included.
  public var diagnostics: [Diagnostic]
  /// The human-readable output of the compiler or the crash, with locations in the article.
  public var log: String
  /// The example's standard output. Bytes that aren't UTF-8 are replaced by U+FFFD, and random
  /// UUIDs and addresses are replaced by numbers.
  public var output: String
  /// The pictures of phones, in the order in which they were taken.
  public var pictures: [Picture]
  /// The maps of navigation states, in the order in which they were drawn.
  public var maps: [Map]
  /// The events in the test stores, in order.
  public var timeline: [Step]
  /// The author's executable lines, sorted by location; nil if the example didn't run or the
  /// executed lines weren't recorded.
  public var lines: [Line]?
  /// The names in the author's code, sorted by location; empty if the example didn't compile.
  public var names: [ResolvedName]
  /// The duration of the example's process in seconds; nil if it didn't run.
  public var duration: Double?

  /// A line for which the compiler generated code.
  public struct Line: Codable, Hashable, Sendable {
    /// The location of the line. Its column is always 1.
    public var location: SourceLocation
    /// Whether any part of the line ran.
    public var hasRun: Bool

    public init(location: SourceLocation, hasRun: Bool) {
      self.location = location
      self.hasRun = hasRun
    }
  }

  /// A requirement that an example must meet, with its result.
  public struct Expectation: Codable, Hashable, Sendable {
    /// The forms of an expectation: an `#expect` or `#require`, another assertion, a line of
    /// output, or an error, trap, or issue that the article expects.
    public enum Kind: String, Codable, Sendable {
      case check, assertion, printed, compileError, trap, issue
      /// A requested picture of a phone or a map. The expectation holds if there was something to
      /// draw.
      case picture
    }

    /// The value of one side of a comparison.
    public struct Value: Codable, Hashable, Sendable {
      /// The side as the author wrote it, such as `count`.
      public var text: String
      /// A description of the side's value.
      public var value: String

      public init(text: String, value: String) {
        self.text = text
        self.value = value
      }
    }

    /// The reason why a failed check doesn't count.
    public enum Exemption: String, Codable, Sendable {
      /// The check failed where the author expects a failure: inside `withKnownIssue`.
      case known
      /// A trait of the check's test discarded the issue.
      case filtered
      /// The issue was recorded as a warning.
      case warning
    }

    /// The form of the expectation.
    public var kind: Kind
    /// The location of the expectation in the article.
    public var location: SourceLocation
    /// The expectation in readable form, such as `#expect(count == 1)`.
    public var text: String
    /// Whether the expectation held.
    public var held: Bool
    /// The observed text: the whole message of an issue, trap, or compile error, a printed line,
    /// the difference in a test store's state, or the text of a screen.
    public var observed: String?
    /// The values that were compared, in the order of the code. Only values that aren't obvious
    /// from the code are recorded.
    public var values: [Value]
    /// The reason why the expectation doesn't count; nil if it counts.
    public var exemption: Exemption?

    public init(
      kind: Kind, location: SourceLocation, text: String, held: Bool, observed: String? = nil,
      values: [Value] = [], exemption: Exemption? = nil
    ) {
      self.kind = kind
      self.location = location
      self.text = text
      self.held = held
      self.observed = observed
      self.values = values
      self.exemption = exemption
    }

    /// Whether the verdict depends on the expectation.
    public var isCounted: Bool { exemption == nil && !(kind == .picture && held) }
  }

  /// The expectations that the verdict depends on. Pictures that could be drawn are excluded,
  /// because nothing was compared.
  public var counted: [Expectation] { expectations.filter(\.isCounted) }

  /// The contents of a phone's screen at one moment of a run.
  public struct Picture: Codable, Hashable, Sendable {
    /// The snippet that requested the picture, as an index into the article's snippets.
    public var snippet: Int
    /// The text below the picture.
    public var caption: String
    /// Everything that a user can perceive on the screen, as lines of text.
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

  /// A navigation state at one moment of a run.
  public struct Map: Codable, Hashable, Sendable {
    /// The snippet that requested the map, as an index into the article's snippets.
    public var snippet: Int
    /// The text below the map.
    public var caption: String
    /// The features that are shown, one on each line, indented below the feature that shows them.
    public var text: String

    public init(snippet: Int, caption: String, text: String) {
      self.snippet = snippet
      self.caption = caption
      self.text = text
    }
  }

  /// An event in a test store.
  public struct Step: Codable, Hashable, Sendable {
    /// The kinds of events.
    public enum Kind: String, Codable, Sendable {
      /// The test sent an action.
      case sent
      /// An effect sent an action.
      case received
      /// An effect started.
      case started
      /// An effect ended.
      case completed, cancelled
    }

    /// The snippet that was running, as an index into the article's snippets.
    public var snippet: Int
    /// The kind of event.
    public var kind: Kind
    /// The action as written in code; empty for an effect.
    public var action: String
    /// The difference in the state; nil if it didn't change.
    public var change: String?
    /// The frontmost feature after an action, with the features behind it; nil for an effect, or if
    /// the state can't present other features.
    public var screen: String?
    /// The location at which an effect was created; nil for an action, or if it isn't in an
    /// article.
    public var location: SourceLocation?

    public init(
      snippet: Int, kind: Kind, action: String = "", change: String? = nil,
      screen: String? = nil, location: SourceLocation? = nil
    ) {
      self.snippet = snippet
      self.kind = kind
      self.action = action
      self.change = change
      self.screen = screen
      self.location = location
    }
  }

  public init(
    example: Example.ID, verdict: Verdict, expectations: [Expectation] = [],
    diagnostics: [Diagnostic] = [], log: String = "", output: String = "",
    pictures: [Picture] = [], maps: [Map] = [], timeline: [Step] = [], lines: [Line]? = nil,
    names: [ResolvedName] = [], duration: Double? = nil
  ) {
    self.example = example
    self.verdict = verdict
    self.expectations = expectations
    self.diagnostics = diagnostics
    self.log = log
    self.output = output
    self.pictures = pictures
    self.maps = maps
    self.timeline = timeline
    self.lines = lines
    self.names = names
    self.duration = duration
  }
}
