import WaymarkModel
import WaymarkResults

extension Evaluation {
  /// Judges an example by what the compiler and its run left behind.
  ///
  /// - Parameter execution: The results of the run; nil if the example wasn't run.
  package init(of example: Example, _ compilation: Compilation, _ execution: Execution? = nil) {
    self.init(proof: Assessment.proof(of: example, compilation, execution))
    if proof.verdict == .failed {
      corrections = Assessment.corrections(of: example, compilation, execution)
    }
  }
}
