import WaymarkModel
import WaymarkRunning

/// A compiler of attempts, which also runs them.
struct AttemptRunner: Sendable {
  /// A fingerprint of everything that a proof depends on, except the example.
  var identity: String
  /// Returns a proof for each example, in order. The closure `progress` is called with each proof
  /// as soon as it is available.
  var prove:
    @Sendable (_ examples: [Example], _ progress: @escaping @Sendable (Proof) -> Void) async throws
      -> [Proof]
}

extension AttemptRunner {
  init(_ engine: Engine) {
    identity = engine.identity
    prove = { try await engine.prove($0, progress: $1) }
  }
}
