import WaymarkModel
import Mustache

/// A verdict as a sign, a word and a color class, so that its meaning never depends on color alone.
struct Badge {
  /// The class for the style sheet: `does-not-compile`.
  var style: HTML
  /// The place of the sign, which the style sheet draws. As markup, the signs would be half of a
  /// page with many badges.
  let sign: HTML = "<i class=\"sign\"></i>"
  var word: HTML
  let verdict: Verdict
  /// The text after the word: `3 expectations`.
  var words = ""
  var detail: HTML { HTML(words) }

  init(_ verdict: Verdict) {
    style = HTML(trusted: verdict.rawValue.split(separator: " ").joined(separator: "-"))
    word = HTML(verdict.rawValue)
    self.verdict = verdict
  }

  init(_ example: Example, in book: Book) {
    let proof = book.proof(of: example)
    self.init(proof.verdict)
    let users = book.passingUsers(of: example).map { book.name(of: $0, near: example.id) }
    words = remark(on: proof, example, users: users)
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

private func remark(on proof: Proof, _ example: Example, users: [String]) -> String {
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
