public import WaymarkModel

/// The result of compiling and running an attempt.
public struct AttemptResult: Codable, Sendable {
  package var verdict: Verdict
  package var diagnostics: [Diagnostic]
  package var output: String
  /// The number of checks that passed.
  package var checks: Int

  /// Creates a result from the proof of the attempt's example.
  ///
  /// - Parameter example: The example. The name of its module is removed from the output, because
  ///   documents don't show it.
  public init(_ proof: Proof, of example: Example) {
    let isRefused = if case .broken = example.plan { true } else { false }
    verdict = isRefused ? .doesNotCompile : proof.verdict
    diagnostics = proof.diagnostics
    output = proof.output.replacing(example.module + ".", with: "")
    checks = proof.counted.count(where: \.held)
  }

  package var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
  package var isCompiled: Bool { verdict != .doesNotCompile }
  /// Whether the compiler was stopped because it took too long. It would take just as long in
  /// another context.
  package var isTimedOut: Bool {
    errors.contains { $0.message.hasPrefix("the compiler took longer than") }
  }
}
