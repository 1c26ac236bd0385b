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
  case (.failed, _): return "It didn't do what the article expects."
  case (.doesNotCompile, _): return "The compiler rejected it."
  case (.crashed, _): return "Its process ended before its test did."
  case (.timedOut, _): return "It didn't finish within the time limit."
  case (.untested, _): return "It was never compiled."
  }
}
