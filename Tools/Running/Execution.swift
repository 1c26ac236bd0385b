/// What a run of an example left, in coordinates of the generated source.
struct Execution: Codable, Equatable, Sendable {
  enum Event: Codable, Equatable, Sendable {
    /// A probe was reached.
    case check(id: Int)
    /// A test store made an assertion.
    case assertion(file: String, line: Int, column: Int, text: String)
    /// A picture was taken; both positions are those of the call.
    case screen(snippet: Int, picture: Int, text: String, document: String)
    /// A snippet's statements begin; its position in `Example.snippets`.
    case snippet(Int)
    case issue(Issue)
    case testStarted
    /// Swift Testing could not run at all.
    case broken(String)
    /// All tests have ended.
    case end
  }

  /// Something that Swift Testing holds against the example.
  struct Issue: Codable, Equatable, Sendable {
    /// Nil where it has no place.
    var file: String?
    var line = 0
    var column = 0
    var text: String
  }

  /// What was written to standard output while a snippet ran.
  struct Portion: Codable, Equatable, Sendable {
    /// Its position in `Example.snippets`; nil before the first has begun.
    var snippet: Int?
    var bytes: [UInt8]
  }

  var ending: Command.Outcome.Ending
  var events: [Event]
  var portions: [Portion]
  var error: String
  /// The report of the toolchain's own backtracer; empty if nothing crashed or there is none.
  var backtrace = ""
  var duration: Double
  /// How long it might have run, in seconds.
  var limit: Double = 0

  /// Everything that was printed.
  var output: String { String(decoding: portions.flatMap(\.bytes), as: UTF8.self) }

  /// What one snippet printed.
  func output(of snippet: Int) -> String {
    String(
      decoding: portions.filter { $0.snippet == snippet }.flatMap(\.bytes), as: UTF8.self
    )
  }

  /// True if all tests have run to their end.
  var isComplete: Bool { events.last == .end }

  /// What counts against the example: no known issues, no warnings.
  var issues: [Issue] {
    events.compactMap { if case .issue(let issue) = $0 { issue } else { nil } }
  }
}
