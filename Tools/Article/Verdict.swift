/// The result of proving an example, which also applies to each of its snippets.
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
