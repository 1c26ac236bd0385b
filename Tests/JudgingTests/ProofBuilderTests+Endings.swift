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
}
