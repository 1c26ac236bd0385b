import WaymarkModel

/// Proofs, keyed by example. Parts of a proof can be read without copying the whole proof.
struct ProofIndex {
  private let proofs: [Proof]
  private let positions: [Example.ID: Int]

  /// Indexes proofs. If an example has several proofs, lookups return the first.
  init(_ proofs: [Proof]) {
    self.proofs = proofs
    positions = Dictionary(
      proofs.indices.map { (proofs[$0].example, $0) }
    ) { first, _ in first }
  }

  /// Returns the proof of an example; nil if there is none.
  subscript(example: Example.ID) -> Proof? { positions[example].map { proofs[$0] } }

  /// Returns the verdict on an example; nil without a proof.
  func verdict(of example: Example.ID) -> Verdict? {
    positions[example].map { proofs[$0].verdict }
  }

  /// Returns the names in the code of an example; empty without a proof.
  func names(of example: Example.ID) -> [ResolvedName] {
    positions[example].map { proofs[$0].names } ?? []
  }

  /// Returns whether an example's snippets show pictures of phones or maps.
  func hasDrawings(_ example: Example.ID) -> Bool {
    positions[example].map { proofs[$0].hasDrawings } ?? false
  }
}
