import Testing
import WaymarkModel
import WaymarkResults
import WaymarkSamples

@testable import WaymarkJudging

/// The reasons of errors, which other stages check instead of the wording.
extension ProofBuilderTests {
  @Test(
    arguments: [
      (ProcessEnding.exited(0), Diagnostic.Reason?.some(.exit)), (.exited(3), .failedExit),
      (.outputLimitExceeded, .outputLimit), (.timedOut, nil), (.signalled(9), .signal),
      (.signalled(15), .signal), (.signalled(4), nil), (.signalled(6), nil), (.signalled(11), nil),
    ])
  func `errors about a process's end have a reason, except for crashes and the time limit`(
    ending: ProcessEnding, reason: Diagnostic.Reason?
  ) {
    let proof = ProofBuilder.proof(of: sample(test("one()")), compilation, run(ending))

    #expect(proof.diagnostics.map(\.reason) == [reason])
  }

  @Test(arguments: [Execution.Event.broken("no"), .incomplete("no")])
  func `the error about missing results has a reason`(event: Execution.Event) {
    let proof = ProofBuilder.proof(
      of: sample(test("one()")), compilation, run(.exited(0), [event, .end]))

    #expect(proof.diagnostics.map(\.reason) == [.missingResults])
  }

  @Test(arguments: [(Double?.none, Diagnostic.Reason.compilerFailure), (60, .compileTimeLimit)])
  func `a compiler failure and a compilation that exceeds the time limit have different reasons`(
    limit: Double?, reason: Diagnostic.Reason
  ) {
    let failed = Compilation(messages: [], object: nil, exceededLimit: limit)

    #expect(
      ProofBuilder.proof(of: sample(test("one()")), failed).diagnostics.map(\.reason) == [reason])
  }

  @Test(arguments: [(Double?.none, Diagnostic.Reason.compilerFailure), (60, .compileTimeLimit)])
  func `a compiler that fails without an error isn't reported as a missing expected error`(
    limit: Double?, reason: Diagnostic.Reason
  ) {
    let example = sample("one()", plan: .fails(text: "no", snippet: 3...3, marked: []))
    let failed = Compilation(messages: [], object: nil, exceededLimit: limit)

    let proof = ProofBuilder.proof(of: example, failed)

    #expect(proof.verdict == .failed)
    #expect(proof.diagnostics.map(\.reason) == [reason])
  }
}
