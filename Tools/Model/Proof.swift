/// The record of proving an example: its expectations, its output, and the verdict.
@dynamicMemberLookup
package struct Proof: Codable, Hashable, Sendable {
  /// The properties of a proof, which copies share.
  package struct Properties: Codable, Hashable, Sendable {
    /// The example that was proved.
    package var example: Example.ID
    /// The result of proving the example.
    package var verdict: Verdict
    /// The expectations that were checked, sorted by location. An expectation that was checked
    /// several times appears several times.
    package var expectations: [Expectation] = []
    /// The errors that led to the verdict, followed by the compiler's messages with locations in
    /// the article. The messages of an expected compile error are included.
    package var diagnostics: [Diagnostic]
    /// The messages of the compiler or the linker, the example's standard error, and the backtrace
    /// of a crash, with locations in the article.
    package var log = ""
    /// The example's standard output. Bytes that aren't UTF-8 are replaced by U+FFFD, and random
    /// UUIDs and addresses are replaced by numbered placeholders, such as `<UUID 1>`.
    package var output = ""
    /// The pictures of phones, in the order in which they were taken.
    package var pictures: [Picture] = []
    /// The maps of navigation states, in the order in which they were drawn.
    package var maps: [Map] = []
    /// The events in the test stores, in order.
    package var timeline: [Step] = []
    /// The author's executable lines, sorted by location; nil if the example didn't run or the
    /// executed lines weren't recorded.
    package var lines: [Line]?
    /// The names in the author's code, sorted by location; empty if the example didn't compile.
    package var names: [ResolvedName] = []
    /// The duration of the example's process in seconds; nil if it didn't run.
    package var duration: Double?
  }

  /// The storage of the properties. Sharing it makes a copy ten times faster, and a book copies
  /// each of its proofs about twenty times.
  @usableFromInline
  var properties: CopyOnWrite<Properties>

  /// Accesses a property.
  @inlinable
  package subscript<Value>(dynamicMember property: WritableKeyPath<Properties, Value>) -> Value {
    get { properties.value[keyPath: property] }
    _modify { yield &properties.value[keyPath: property] }
  }

  /// A line for which the compiler generated code.
  package struct Line: Codable, Hashable, Sendable {
    /// The location of the line. Its column is always 1.
    package var location: SourceLocation
    /// Whether any part of the line ran.
    package var hasRun: Bool

    package init(location: SourceLocation, hasRun: Bool) {
      self.location = location
      self.hasRun = hasRun
    }
  }

  /// A requirement that an example must meet, with its result.
  package struct Expectation: Codable, Hashable, Sendable {
    /// The forms of an expectation: an `#expect` or `#require`, another assertion, a line of
    /// output, or an error, trap, or issue that the article expects.
    package enum Kind: String, Codable, Sendable {
      case condition, assertion, printed, compileError, trap, issue
      /// A requested picture of a phone or a map. The expectation holds if there was something to
      /// draw.
      case picture
    }

    /// The value of one side of a comparison.
    package struct Value: Codable, Hashable, Sendable {
      /// The side as the author wrote it, such as `count`.
      package var text: String
      /// A description of the side's value.
      package var value: String

      package init(text: String, value: String) {
        self.text = text
        self.value = value
      }
    }

    /// The reason why a failed expectation doesn't count.
    package enum Exemption: String, Codable, Sendable {
      /// The failure is inside `withKnownIssue`, so the author expects it.
      case known
      /// A trait of the test discarded the issue.
      case filtered
      /// The issue was recorded as a warning.
      case warning
    }

    /// The form of the expectation.
    package var kind: Kind
    /// The location of the expectation in the article.
    package var location: SourceLocation
    /// The expectation in readable form, such as `#expect(count == 1)`.
    package var text: String
    /// Whether the expectation held.
    package var held: Bool
    /// The observed text: the whole message of an issue, trap, or compile error, a printed line,
    /// the difference in a test store's state, or the text of a screen.
    package var observed: String?
    /// The values that were compared, in the order of the code. Only values that aren't obvious
    /// from the code are recorded.
    package var values: [Value]
    /// The reason why the expectation doesn't count; nil if it counts.
    package var exemption: Exemption?

    package init(
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
    package var isCounted: Bool { exemption == nil && !(kind == .picture && held) }
  }

  /// The expectations that the verdict depends on. Pictures that could be drawn are excluded,
  /// because nothing was compared.
  package var counted: [Expectation] { self.expectations.filter(\.isCounted) }

  /// The contents of a phone's screen at one moment of a run.
  package struct Picture: Codable, Hashable, Sendable {
    /// The snippet that requested the picture, as an index into the article's snippets.
    package var snippet: Int
    /// The text below the picture.
    package var caption: String
    /// Everything that a user can perceive on the screen, as lines of text.
    package var text: String
    /// The contents of the screen as a value, from which a picture is drawn.
    package var screen: ScreenElement

    package init(snippet: Int, caption: String, text: String, screen: ScreenElement) {
      self.snippet = snippet
      self.caption = caption
      self.text = text
      self.screen = screen
    }
  }

  /// A navigation state at one moment of a run.
  package struct Map: Codable, Hashable, Sendable {
    /// The snippet that requested the map, as an index into the article's snippets.
    package var snippet: Int
    /// The text below the map.
    package var caption: String
    /// The features that are shown, one on each line, indented below the feature that shows them.
    package var text: String

    package init(snippet: Int, caption: String, text: String) {
      self.snippet = snippet
      self.caption = caption
      self.text = text
    }
  }

  /// An event in a test store.
  package struct Step: Codable, Hashable, Sendable {
    /// The kinds of events.
    package enum Kind: String, Codable, Sendable {
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
    package var snippet: Int
    /// The kind of event.
    package var kind: Kind
    /// The action as written in code; empty for an effect.
    package var action: String
    /// The difference in the state; nil if it didn't change.
    package var change: String?
    /// The frontmost feature after an action, with the features behind it; nil for an effect, or if
    /// the state can't present other features.
    package var feature: String?
    /// The location at which an effect was created; nil for an action, or if it isn't in an
    /// article.
    package var location: SourceLocation?

    package init(
      snippet: Int, kind: Kind, action: String = "", change: String? = nil,
      feature: String? = nil, location: SourceLocation? = nil
    ) {
      self.snippet = snippet
      self.kind = kind
      self.action = action
      self.change = change
      self.feature = feature
      self.location = location
    }
  }

  /// Creates a proof without expectations, output, pictures, or names.
  package init(
    example: Example.ID, verdict: Verdict, diagnostics: [Diagnostic] = [], duration: Double? = nil
  ) {
    properties = CopyOnWrite(
      Properties(
        example: example, verdict: verdict, diagnostics: diagnostics, duration: duration))
  }

  package init(from decoder: any Decoder) throws { properties = try CopyOnWrite(from: decoder) }

  package func encode(to encoder: any Encoder) throws { try properties.encode(to: encoder) }
}
