import WaymarkModel

/// The proof of an example, and the corrections that would make it pass.
package struct Evaluation: Sendable {
  /// The verdict with its evidence.
  package var proof: Proof
  /// The corrections; empty unless the example failed only because its expectations no longer hold.
  package var corrections: [Correction]

  package init(proof: Proof, corrections: [Correction] = []) {
    self.proof = proof
    self.corrections = corrections
  }

  /// Creates the evaluation of an example that is never compiled. Returns nil for any other
  /// example.
  package init?(untried example: Example) {
    guard let proof = Proof(untried: example) else { return nil }
    self.init(proof: proof)
  }
}
