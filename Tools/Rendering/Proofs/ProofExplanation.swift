import WaymarkBook
import WaymarkModel

/// Returns an explanation of the verdict for an example.
///
/// - Parameter isUsed: Whether passing examples use the example's declarations.
func explanation(of proof: Proof, _ example: Example, isUsed: Bool) -> String {
  let count = proof.counted.count
  switch (proof.verdict, example.plan) {
  case (.passed, .fails(let text, _, _)):
    return "As expected, the compiler rejected it with an error that contains “\(text)”."
  case (.passed, .traps(let text)):
    return "As expected, it trapped with a message that contains “\(text)”."
  case (.passed, .reports(let text)):
    return "As expected, it reported only issues that contain “\(text)”."
  case (.passed, _):
    return "It compiled, it ran, and "
      + (count == 1 ? "its expectation held." : "its \(count) expectations held.")
  case (.compiled, .compile): return "It compiled. It has its own entry point, so it wasn't run."
  case (.compiled, _) where isUsed:
    return "It compiled and ran to completion. It checks nothing itself, but the passing examples "
      + "below use it."
  case (.compiled, _): return "It compiled and ran to completion, but nothing in it was checked."
  case (_, .broken): return "It was never compiled, because its article contains errors."
  case (_, .incomplete): return "It was never compiled, because one of its snippets is incomplete."
  case (.failed, _): return "It didn't do what the article expects."
  case (.doesNotCompile, _) where proof.hasError(.linkFailure):
    return "It compiled, but it couldn't be linked."
  case (.doesNotCompile, _) where proof.hasError(.compileTimeLimit):
    return "The compiler didn't finish within the time limit."
  case (.doesNotCompile, _) where proof.hasError(.compilerFailure):
    return "The compiler itself failed."
  case (.doesNotCompile, _): return "The compiler rejected it."
  case (.crashed, _) where proof.hasError(.missingResults):
    return "Its process ended, but test results are missing."
  case (.crashed, _): return "Its process ended before its test did."
  case (.timedOut, _): return "It didn't finish within the time limit."
  case (.untested, _): return "It was never compiled."
  }
}

extension Proof {
  fileprivate func hasError(_ reason: Diagnostic.Reason) -> Bool {
    self.diagnostics.contains { $0.reason == reason }
  }
}
