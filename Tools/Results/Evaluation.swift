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
}
