import Testing
import WaymarkModel
import WaymarkSamples

@testable import WaymarkJudging

/// Corrections of expectations, tested without running examples.
@Suite struct CorrectionTests {
  private let compilation = Compilation(
    messages: [], object: Object(key: "key", digest: "", size: 0))

  private func run(_ printed: String, _ events: [Execution.Event] = []) -> Execution {
    Execution(
      ending: .exited(0), events: [.snippet(0)] + events + [.end],
      portions: [.init(snippet: 0, bytes: Array(printed.utf8))], error: "", duration: 1, limit: 10)
  }

  private func corrections(of example: Example, printing text: String) -> [Correction] {
    Assessment.corrections(of: example, compilation, run(text))
  }

  @Test func `printed lines replace the expected lines`() {
    let example = sample(test("print()"), prints: ["a", "b "])

    #expect(corrections(of: example, printing: "a\nb\n").isEmpty)
    #expect(corrections(of: example, printing: "c\n\n") == [.prints(snippet: 4, lines: ["c", ""])])
    #expect(corrections(of: example, printing: "").isEmpty)
  }

  @Test func `an example that fails for another reason has no corrections`() {
    let example = sample(test("print()"), prints: ["a"])
    let issue = Execution.Event.issue(.init(file: "Example.swift", line: 4, column: 1, text: "no"))

    #expect(Assessment.corrections(of: example, compilation, run("b\n", [issue])).isEmpty)
    #expect(!Assessment.corrections(of: example, compilation, run("b\n")).isEmpty)
  }

  @Test func `a corrected text is part of every issue`() {
    let example = sample(test("print()"), plan: .reports(text: "no hut"))
    let issues = ["no stop is called 'Lake'", "there is no stop called 'Summit'"].map {
      Execution.Event.issue(.init(file: "Example.swift", line: 4, column: 1, text: $0))
    }

    #expect(
      Assessment.corrections(of: example, compilation, run("", issues))
        == [.promise("called '")])
    #expect(Assessment.corrections(of: example, compilation, run("")).isEmpty)
  }

  @Test(arguments: [
    (["a", "b"], ["a", "c"], ["a", "c"]),
    (["a", "...", "z"], ["b", "c", "z"], ["b", "...", "z"]),
    (["a", "...", "at ..."], ["a", "b", "by 7"], ["a", "...", "by 7"]),
    (["...", "at ..."], ["x", "at 7", "y"], ["...", "at ...", "y"]),
    (["a", "b", "c"], ["b", "c"], ["b", "c"]),
    (["a  ", "c"], ["a", "b", "c"], ["a  ", "b", "c"]),
    (["a", "..."], ["b"], ["b", "..."]),
    ([], ["a"], ["a"]),
  ])
  func `patterns that match are kept`(_ patterns: [String], _ lines: [String], _ new: [String]) {
    let corrected = OutputPatterns(patterns).corrected(to: lines)

    #expect(corrected == new)
    let comparison = OutputComparison(corrected, lines)
    #expect(comparison.matched == corrected.count)
    #expect(comparison.rest.isEmpty)
  }

  @Test func `corrected patterns match, regardless of the old patterns`() {
    let alphabet = ["a", "ab", "...", "a...", "...b"]
    let one = alphabet.map { [$0] }
    let all = [[]] + one + one.flatMap { first in alphabet.map { first + [$0] } }
    for (patterns, lines) in all.flatMap({ patterns in all.map { (patterns, $0) } }) {
      let corrected = OutputPatterns(patterns).corrected(to: lines)
      let comparison = OutputComparison(corrected, lines)
      #expect(
        comparison.matched == corrected.count && comparison.rest.isEmpty,
        "\(patterns) \(lines) \(corrected)")
      let was = OutputComparison(patterns, lines)
      if was.matched == patterns.count, was.rest.isEmpty { #expect(corrected == patterns) }
    }
  }

  @Test(arguments: [
    (["Fatal error: no 'a'"], "Fatal error: no 'a'"),
    (["say \"yes\" or something else"], "or something else"),
    (["one\nlonger line\r\nlast"], "longer line"),
    (["object 0x7fff1234 was released"], "was released"),
    (["cannot find M.Hut in scope"], "Hut in scope"),
    (["no stop 'a'", "no stop 'b'"], "no stop '"),
    (["abc", "xyz"], nil),
    (["a, b, c"], nil),
    ([], nil),
  ])
  func `the corrected text is part of all messages and valid in an option`(
    _ messages: [String], _ text: String?
  ) {
    #expect(commonPart(of: messages, without: "M") == text)
  }
}
