import WaymarkModel
import WaymarkResults

extension Evaluation {
  /// Creates an evaluation from the results of an example's compilation and run.
  ///
  /// - Parameter execution: The results of the run; nil if the example wasn't run.
  package init(of example: Example, _ compilation: Compilation, _ execution: Execution? = nil) {
    self.init(proof: ProofBuilder.proof(of: example, compilation, execution))
    if proof.verdict == .failed {
      corrections = ProofBuilder.corrections(of: example, compilation, execution)
    }
  }
}
