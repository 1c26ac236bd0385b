/// The result of proving an example, which also applies to each of its snippets.
package enum Verdict: String, CaseIterable, Codable, Sendable {
  /// Every expectation held.
  case passed
  /// The example compiled, but nothing was checked.
  case compiled
  /// An expectation didn't hold, an issue was recorded, the run was stopped because it printed or
  /// recorded too much, or an error in the article prevented the example from being generated.
  case failed
  /// The example doesn't compile or can't be linked, although the article expects it to compile.
  case doesNotCompile = "does not compile"
  /// The process ended before its tests did, by a trap, a signal, or an exit, or results of the
  /// tests are missing.
  case crashed
  /// The example was stopped at its time limit.
  case timedOut = "timed out"
  /// The author exempted the example, so it was never compiled.
  case untested

  /// Whether the example ended without a failure. It needn't have checked anything.
  package var isSuccess: Bool {
    switch self {
    case .passed, .compiled: true
    case .failed, .doesNotCompile, .crashed, .timedOut, .untested: false
    }
  }

  /// Returns the words for a number of examples with this verdict, as in `2 do not compile`.
  package func words(for count: Int) -> String {
    self == .doesNotCompile && count != 1 ? "do not compile" : rawValue
  }
}
