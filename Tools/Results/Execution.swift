import WaymarkModel

/// The results of running an example, with positions in the generated source.
package struct Execution: Codable, Equatable, Sendable {
  /// An event that the harness reported.
  package enum Event: Codable, Equatable, Sendable {
    /// A probe was reached. `task` is the number of the task, by first appearance.
    case check(id: Int, task: Int = 0)
    /// An operand of a probe was evaluated.
    case value(probe: Int, operand: Int, text: String, task: Int = 0)
    /// A test store checked an assertion. `change` is the difference that a received action made to
    /// the state; empty if it made none, and nil for other assertions.
    case assertion(file: String, line: Int, column: Int, text: String, change: String? = nil)
    /// An event in a test store occurred.
    case step(Step)
    /// A picture was taken. `snippet` is the snippet's index in `Example.snippets`, and `number` is
    /// the picture's index in the snippet.
    case picture(snippet: Int, number: Int, text: String, document: String)
    /// A map was drawn. `snippet` is the snippet's index in `Example.snippets`.
    case map(snippet: Int, text: String)
    /// A snippet's statements began. The value is the snippet's index in `Example.snippets`.
    case snippet(Int)
    /// Swift Testing recorded an issue.
    case issue(Issue)
    /// An issue was raised that the traits of its test haven't processed yet. If they keep the
    /// issue, it's recorded next.
    case raised(Issue)
    /// A test began.
    case testStarted
    /// Swift Testing couldn't run.
    case broken(String)
    /// Results of the tests are missing, for the given reason.
    case incomplete(String)
    /// All tests have ended.
    case end
    /// The memory for reports was full, so the process ended itself.
    case full
  }

  /// An event of a test store's timeline.
  package struct Step: Codable, Equatable, Sendable {
    /// The kind of the event.
    package var kind: Proof.Step.Kind
    /// The action as text; empty for an event without an action.
    package var action: String
    /// The difference in the state; empty if it didn't change.
    package var change: String
    /// The frontmost feature after the action; empty if there is none.
    package var feature: String
    /// The file in which an effect was created; empty for an action.
    package var file = ""
    /// The line at which an effect was created, starting at 1; 0 for an action.
    package var line = 0
    /// The column at which an effect was created, starting at 1; 0 for an action.
    package var column = 0

    package init(
      kind: Proof.Step.Kind, action: String, change: String, feature: String = ""
    ) {
      self.kind = kind
      self.action = action
      self.change = change
      self.feature = feature
    }
  }

  /// An issue that Swift Testing recorded.
  package struct Issue: Codable, Equatable, Sendable {
    /// The file; nil if the issue has no location.
    package var file: String?
    /// The line, starting at 1; 0 if the issue has no location.
    package var line: Int
    /// The column, starting at 1; 0 if the issue has no location.
    package var column: Int
    /// The issue's message, without its location.
    package var text: String
    /// The exemption of an issue that doesn't make its test fail; nil for other issues.
    package var exemption: Proof.Expectation.Exemption?
    /// The number of the task that recorded the issue, by first appearance.
    package var task: Int
    /// Whether the issue is the error, the cancellation, or the skip that ended its test.
    package var endsTest = false

    package init(
      file: String? = nil, line: Int = 0, column: Int = 0, text: String,
      exemption: Proof.Expectation.Exemption? = nil, task: Int = 0
    ) {
      self.file = file
      self.line = line
      self.column = column
      self.text = text
      self.exemption = exemption
      self.task = task
    }
  }

  /// The text written to standard output while a snippet ran.
  package struct Portion: Codable, Equatable, Sendable {
    /// The snippet's index in `Example.snippets`; nil before the first snippet.
    package var snippet: Int?
    /// The written bytes, which can be invalid UTF-8.
    package var bytes: [UInt8]

    package init(snippet: Int?, bytes: [UInt8]) {
      self.snippet = snippet
      self.bytes = bytes
    }
  }

  /// The way in which the process ended.
  package var ending: ProcessEnding
  /// The events that the harness reported, in order; empty for a program that checks nothing.
  package var events: [Event]
  /// The standard output, divided by snippet, in order. No portion is empty.
  package var portions: [Portion]
  /// The text that the example wrote to standard error.
  package var error = ""
  /// The runtime's report at the moment a signal was about to stop the process; nil if there was no
  /// such signal.
  package var runtimeReport: String?
  /// The report of the toolchain's backtracer; empty if nothing crashed or there is no backtracer.
  package var backtrace = ""
  /// The parts of the source with their execution counts; nil if the process left no counters.
  package var regions: [CountedRegion]?
  /// The duration in seconds.
  package var duration: Double
  /// The time limit in seconds.
  package var limit = 0.0

  package init(
    ending: ProcessEnding, events: [Event], portions: [Portion] = [], duration: Double
  ) {
    self.ending = ending
    self.events = events
    self.portions = portions
    self.duration = duration
  }

  /// The text written to standard output.
  package var output: [UInt8] { portions.flatMap(\.bytes) }

  /// Returns the output of a snippet.
  package func output(of snippet: Int) -> [UInt8] {
    portions.filter { $0.snippet == snippet }.flatMap(\.bytes)
  }

  /// Whether all tests ran to completion.
  package var isComplete: Bool { events.last == .end }
}
