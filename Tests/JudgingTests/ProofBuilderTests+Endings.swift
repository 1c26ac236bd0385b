import Testing
import WaymarkModel
import WaymarkResults
import WaymarkSamples

@testable import WaymarkJudging

/// Proofs of examples whose runs end early or lack results.
extension ProofBuilderTests {
  @Test(arguments: [(1.0, "1 second"), (2.5, "2.5 seconds"), (600, "600 seconds")])
  func `the messages about time limits name their units`(limit: Double, words: String) {
    var execution = run(.timedOut)
    execution.limit = limit
    let compiler = Compilation(messages: [], object: nil, exceededLimit: limit)
    let example = sample(test("one()"))

    let stopped = ProofBuilder.proof(of: example, compilation, execution)
    let rejected = ProofBuilder.proof(of: example, compiler)

    #expect(
      stopped.diagnostics.map(\.message)
        == ["the example didn't end within \(words) and was stopped"])
    #expect(rejected.diagnostics.map(\.message) == ["the compiler took longer than \(words)"])
  }

  @Test(
    arguments: [
      (Execution.Event.broken("no"), "the tests didn't run: no"),
      (.incomplete("no"), "the results of the tests are incomplete: no"),
    ])
  func `a run with missing results never passes`(event: Execution.Event, message: String) {
    let report = """
      a.md:11:3: error: \(message)
        run the command again; if results are still missing, show the code in a snippet with \
      'untested='
      """
    func summary(_ plan: Example.Plan, _ execution: Execution) -> [String] {
      ProofBuilder.proof(of: sample(test("one()"), plan: plan), compilation, execution).summary
    }

    #expect(summary(.run, run(.exited(0), [event, .end])) == ["crashed", report])
    #expect(summary(.run, run(.exited(0), [event, .testStarted, .end])) == ["crashed", report])
    #expect(summary(.traps(text: "aborted"), run(.signalled(6), [event])) == ["failed", report])
  }

  @Test(
    arguments: [
      (ProcessEnding.exited(3), "the process ended with status 3 before its test ended"),
      (.signalled(9), "the process was terminated by signal 9 (killed)"),
    ])
  func `the last line on standard error is part of the message about the process's end`(
    ending: ProcessEnding, message: String
  ) {
    var execution = run(ending)
    execution.error = "/x/example.xctest: first\n/x/example.xctest: no such thing\n\n"

    let proof = ProofBuilder.proof(of: sample(test("one()")), compilation, execution)

    #expect(proof.diagnostics.map(\.message) == ["\(message); it wrote 'no such thing'"])
  }

  @Test func `the message quotes an issue that ends the test of a snippet with 'reports='`() {
    var issue = Execution.Issue(text: "Caught error: Cold()")
    issue.endsTest = true
    let example = sample(test("one()"), plan: .reports(text: "cold"))

    let proof = ProofBuilder.proof(
      of: example, compilation, run(.exited(0), [.snippet(0), .issue(issue), .end]))

    #expect(
      proof.summary == [
        "failed",
        """
        a.md:12:3: error: code with 'reports=' must run to completion, but this ended the test:
        Caught error: Cold()
          catch the error, or remove the call that ends the test
        """,
      ])
  }
}
