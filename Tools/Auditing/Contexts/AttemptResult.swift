import WaymarkModel

/// The result of compiling and running an attempt.
package struct AttemptResult: Codable, Sendable {
  /// The verdict. It's also `doesNotCompile` if a mistake in the attempt's text kept it from being
  /// compiled.
  package var verdict: Verdict
  /// The errors and other messages, in the compiler's order.
  package var diagnostics: [Diagnostic]
  /// The printed text, without the name of the example's module.
  package var output: String
  /// The number of expectations that held.
  package var heldExpectations: Int

  /// Creates a result from the proof of the attempt's example.
  ///
  /// - Parameter example: The example. The name of its module is removed from the output, because
  ///   documents don't show it.
  package init(_ proof: Proof, of example: Example) {
    let isRefused = if case .broken = example.plan { true } else { false }
    verdict = isRefused ? .doesNotCompile : proof.verdict
    diagnostics = proof.diagnostics
    output = proof.output.replacing(example.module + ".", with: "")
    heldExpectations = proof.counted.count(where: \.held)
  }

  /// The errors, in the compiler's order.
  package var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
  /// Whether the attempt compiled, even if it wasn't run or failed.
  package var isCompiled: Bool { verdict != .doesNotCompile }
  /// Whether the compiler was stopped because it took too long. Compiling the block in another
  /// context would take just as long.
  package var isTimedOut: Bool {
    errors.contains { $0.reason == .compileTimeLimit }
  }
}
