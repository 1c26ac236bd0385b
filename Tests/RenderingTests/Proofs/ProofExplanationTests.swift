import Testing
import WaymarkModel
import WaymarkSamples

@testable import WaymarkBook
@testable import WaymarkMarkup
@testable import WaymarkProofPages

/// The sentences of a proof.
@Suite struct ProofExplanationTests {
  struct Explained: CustomTestStringConvertible, Sendable {
    var verdict: Verdict
    var plan: Example.Plan = .run
    var expectations = 0
    var isUsed = false
    var reason: Diagnostic.Reason?
    var text: String

    var testDescription: String { text }
  }

  @Test(arguments: [
    Explained(
      verdict: .passed, plan: .fails(text: "no member", snippet: 1...1, marked: []),
      text: "As expected, the compiler rejected it with an error that contains “no member”."),
    Explained(
      verdict: .passed, plan: .traps(text: "out of range"),
      text: "As expected, it trapped with a message that contains “out of range”."),
    Explained(
      verdict: .passed, plan: .reports(text: "Unexpected"),
      text: "As expected, it reported only issues that contain “Unexpected”."),
    Explained(
      verdict: .passed, expectations: 1, text: "It compiled, it ran, and its expectation held."),
    Explained(
      verdict: .passed, expectations: 2,
      text: "It compiled, it ran, and its 2 expectations held."),
    Explained(
      verdict: .compiled, plan: .compile,
      text: "It compiled. It has its own entry point, so it wasn't run."),
    Explained(
      verdict: .compiled, isUsed: true,
      text: "It compiled and ran to completion. It checks nothing itself, but the passing examples "
        + "below use it."),
    Explained(
      verdict: .compiled,
      text: "It compiled and ran to completion, but nothing in it was checked."),
    Explained(verdict: .failed, text: "It didn't do what the article expects."),
    Explained(
      verdict: .failed, plan: .broken([]),
      text: "It was never compiled, because its article contains errors."),
    Explained(verdict: .doesNotCompile, text: "The compiler rejected it."),
    Explained(
      verdict: .doesNotCompile, plan: .incomplete([]),
      text: "It was never compiled, because one of its snippets is incomplete."),
    Explained(
      verdict: .doesNotCompile, reason: .linkFailure,
      text: "It compiled, but it couldn't be linked."),
    Explained(
      verdict: .doesNotCompile, reason: .compileTimeLimit,
      text: "The compiler didn't finish within the time limit."),
    Explained(
      verdict: .doesNotCompile, reason: .compilerFailure, text: "The compiler itself failed."),
    Explained(verdict: .crashed, text: "Its process ended before its test did."),
    Explained(
      verdict: .crashed, reason: .missingResults,
      text: "Its process ended, but test results are missing."),
    Explained(verdict: .timedOut, text: "It didn't finish within the time limit."),
    Explained(
      verdict: .untested, plan: .untested(reason: "needs a phone"), text: "It was never compiled."),
  ])
  func `a proof explains its verdict`(_ explained: Explained) {
    var example = Sample.examples[0]
    example.plan = explained.plan
    let check = Proof.Expectation(
      kind: .condition, location: Sample.at(17), text: "#expect(true)", held: true)
    let proof = with(Proof(example: example.id, verdict: explained.verdict)) {
      $0.expectations = Array(repeating: check, count: explained.expectations)
      $0.diagnostics = [Diagnostic(at: Sample.at(15), "wrong", reason: explained.reason)]
    }

    #expect(explanation(of: proof, example, isUsed: explained.isUsed) == explained.text)
  }

  @Test func `a proof counts the lines that ran, or reports that they weren't recorded`() {
    let book = Book(Sample.input)

    #expect(
      ProofPage(Sample.examples[0], of: Sample.trees, in: book).coverage.markup
        == "1 of 2 lines ran in the passing examples that contain them. A line that ran is marked "
        + "✓, and a line that never ran is marked –.")
    #expect(
      ProofPage(Sample.examples[5], of: Sample.stacks, in: book).coverage.markup
        == "The lines that this run reached weren&#39;t recorded. ")
  }

  @Test(arguments: [
    (GeneratedSource.Kind.author, "Nothing was added."),
    (
      .scaffolding, "The tool added the dimmed code: imports, and a function around the statements."
    ),
    (.harness, "The tool added the dimmed code: imports, and a function around the statements."),
    (
      .marker(snippet: 0),
      "The tool added the dimmed code: calls that report which snippet is running."
    ),
    (.expectation, "The tool added the dimmed code: arguments that report each expectation."),
    (
      .continuation,
      "The tool added the dimmed code: statements that show whether code after an 'await' was reached."
    ),
    (.picture, "The tool added the dimmed code: calls that take pictures and draw maps."),
  ])
  func `a proof describes the code that was added`(_ kind: GeneratedSource.Kind, _ text: String) {
    var example = Sample.examples[0]
    example.source = GeneratedSource(lines: [
      .init(text: "code", origins: [.init(column: 1, location: Sample.at(15), kind: kind)])
    ])

    #expect(additionsInWords(to: example) == text)
  }
}
