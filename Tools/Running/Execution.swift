import WaymarkModel

/// The results of running an example, with positions in the generated source.
struct Execution: Codable, Equatable, Sendable {
  enum Event: Codable, Equatable, Sendable {
    /// A probe was reached.
    case check(id: Int)
    /// A test store checked an assertion.
    case assertion(file: String, line: Int, column: Int, text: String)
    /// A picture was taken. `snippet` and `picture` are the arguments of the call.
    case screen(snippet: Int, picture: Int, text: String, document: String)
    /// A snippet's statements begin. The value is its index in `Example.snippets`.
    case snippet(Int)
    case issue(Issue)
    /// An issue that the traits of a test have yet to see. If they let it pass, it is recorded next.
    case raised(Issue)
    case testStarted
    /// Swift Testing couldn't run.
    case broken(String)
    /// All tests have ended.
    case end
    /// There was no room to report more, and the process ended itself.
    case full
  }

  /// An issue that Swift Testing recorded.
  struct Issue: Codable, Equatable, Sendable {
    /// The file; nil if the issue has no location.
    var file: String?
    var line = 0
    var column = 0
    var text: String
    /// Nil for one that makes its test fail.
    var exemption: Proof.Expectation.Exemption?
  }

  /// The text written to standard output while a snippet ran.
  struct Portion: Codable, Equatable, Sendable {
    /// The snippet's index in `Example.snippets`; nil before the first snippet.
    var snippet: Int?
    var bytes: [UInt8]
  }

  var ending: Command.Outcome.Ending
  var events: [Event]
  var portions: [Portion]
  var error: String
  /// What the runtime had reported when a signal was about to stop the process; nil if there was none.
  var runtimeReport: String?
  /// The report of the toolchain's backtracer; empty if nothing crashed or there is no backtracer.
  var backtrace = ""
  var duration: Double
  /// The time limit in seconds.
  var limit: Double = 0

  /// The output of all snippets.
  var output: String { String(decoding: portions.flatMap(\.bytes), as: UTF8.self) }

  /// Returns the output of a snippet.
  func output(of snippet: Int) -> String {
    String(
      decoding: portions.filter { $0.snippet == snippet }.flatMap(\.bytes), as: UTF8.self
    )
  }

  /// Whether all tests ran to completion.
  var isComplete: Bool { events.last == .end }
}
