import WaymarkModel
import Mustache

/// A verdict as a sign, a word and a color class, so that its meaning never depends on color alone.
struct Badge {
  /// The class for the style sheet: `does-not-compile`.
  var style: HTML
  var sign: HTML
  var word: HTML
  /// The text after the word: `3 expectations`.
  var detail: HTML = ""

  init(_ verdict: Verdict) {
    style = HTML(trusted: verdict.rawValue.split(separator: " ").joined(separator: "-"))
    sign = svg(path(verdict))
    word = HTML(verdict.rawValue)
  }

  init(_ example: Example, in book: Book) {
    let proof = book.proof(of: example)
    self.init(proof.verdict)
    detail = HTML(detailOf(proof, example, users: book.passingUsers(of: example)))
  }
}

extension Verdict {
  /// Whether readers must be warned about the verdict.
  var isBroken: Bool {
    switch self {
    case .passed, .compiled, .untested: false
    case .failed, .doesNotCompile, .crashed, .timedOut: true
    }
  }

  /// All verdicts, the most severe first.
  static let bySeverity: [Verdict] = [
    .doesNotCompile, .crashed, .timedOut, .failed, .untested, .compiled, .passed,
  ]
}

private func detailOf(_ proof: Proof, _ example: Example, users: [String]) -> String {
  let held = proof.counted.count(where: \.held)
  switch (proof.verdict, example.plan) {
  case (.passed, .fails): return "does not compile, as expected"
  case (.passed, .traps): return "stops, as expected"
  case (.passed, .reports): return "reports an issue, as expected"
  case (.compiled, _) where users.count > 2: return "checked in \(users.count) examples"
  case (.compiled, _) where !users.isEmpty: return "checked in \(users.joined(separator: " and "))"
  case (.compiled, _): return "nothing checked"
  case (.untested, .untested(let reason)): return reason
  case (_, _) where proof.counted.isEmpty: return ""
  case (.passed, _): return counted(held, "expectation")
  default: return "\(held) of \(counted(proof.counted.count, "expectation")) held"
  }
}

/// Returns `1 expectation` or `2 expectations`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

private func svg(_ path: HTML) -> HTML {
  "<svg class=\"sign\" viewBox=\"0 0 16 16\" aria-hidden=\"true\" focusable=\"false\">\(path)</svg>"
}

/// Returns the path of a verdict's sign. Each verdict has a different shape.
private func path(_ verdict: Verdict) -> HTML {
  switch verdict {
  case .passed:
    "<circle class=\"fill\" cx=\"8\" cy=\"8\" r=\"8\"/><path class=\"cut\" d=\"M4.4 8.3l2.5 2.5 4.8-5.2\"/>"
  case .compiled: "<circle cx=\"8\" cy=\"8\" r=\"7\" stroke-dasharray=\"2.9 1.5\"/><path d=\"M5 8h6\"/>"
  case .failed:
    "<circle class=\"fill\" cx=\"8\" cy=\"8\" r=\"8\"/><path class=\"cut\" d=\"M5.2 5.2l5.6 5.6m0-5.6l-5.6 5.6\"/>"
  case .doesNotCompile:
    "<rect class=\"fill\" width=\"16\" height=\"16\" rx=\"3\"/><path class=\"cut\" d=\"M5.2 5.2l5.6 5.6m0-5.6l-5.6 5.6\"/>"
  case .crashed:
    "<path class=\"fill\" d=\"M8 .6l7.7 14.2H.3z\"/><path class=\"cut\" d=\"M8 5.6v4.6m0 1.5v1.2\"/>"
  case .timedOut: "<circle cx=\"8\" cy=\"8\" r=\"7\"/><path d=\"M8 3.8V8l2.9 2\"/>"
  case .untested: "<circle cx=\"8\" cy=\"8\" r=\"7\"/><path d=\"M3.2 12.8l9.6-9.6\"/>"
  }
}

extension Badge: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "style": style
    case "sign": sign
    case "word": word
    case "detail": detail
    default: nil
    }
  }
}
