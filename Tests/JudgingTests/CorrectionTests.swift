import Testing
import WaymarkModel
import WaymarkResults
import WaymarkSamples

@testable import WaymarkJudging

/// Corrections of expectations, tested without running examples.
@Suite struct CorrectionTests {
  private let compilation = Compilation(
    messages: [], object: CompiledObject(key: "key", digest: "", size: 0))

  private func run(_ printed: String, _ events: [Execution.Event] = []) -> Execution {
    Execution(
      ending: .exited(0), events: [.snippet(0)] + events + [.end],
      portions: [.init(snippet: 0, bytes: Array(printed.utf8))], duration: 1)
  }

  private func corrections(of example: Example, printing text: String) -> [Correction] {
    ProofBuilder.corrections(of: example, compilation, run(text))
  }

  @Test func `printed lines replace the expected lines`() {
    let example = sample(test("print()"), prints: ["a", "b "])

    #expect(corrections(of: example, printing: "a\nb\n").isEmpty)
    #expect(corrections(of: example, printing: "c\n\n") == [.prints(snippet: 4, lines: ["c", ""])])
    #expect(corrections(of: example, printing: "").isEmpty)
  }

  @Test func `outdated output isn't corrected if the example also has an issue`() {
    let example = sample(test("print()"), prints: ["a"])
    let issue = Execution.Event.issue(.init(file: "Example.swift", line: 4, column: 1, text: "no"))

    #expect(ProofBuilder.corrections(of: example, compilation, run("b\n", [issue])).isEmpty)
    #expect(!ProofBuilder.corrections(of: example, compilation, run("b\n")).isEmpty)
  }

  @Test func `the corrected text is a part that occurs in all issues`() {
    let example = sample(test("print()"), plan: .reports(text: "no hut"))
    let issues = ["no stop is called 'Lake'", "there is no stop called 'Summit'"].map {
      Execution.Event.issue(.init(file: "Example.swift", line: 4, column: 1, text: $0))
    }

    #expect(
      ProofBuilder.corrections(of: example, compilation, run("", issues))
        == [.expectedText("called '")])
    #expect(ProofBuilder.corrections(of: example, compilation, run("")).isEmpty)
  }
}
