import WaymarkModel
import WaymarkRunning

/// A runner that compiles attempts and runs them.
struct AttemptRunner: Sendable {
  /// A digest of everything that a proof depends on, except the example.
  var identity: String
  /// A closure that returns a proof for each example, in order. It calls `progress` with each proof
  /// as soon as it is available.
  var prove:
    @Sendable (_ examples: [Example], _ progress: @escaping @Sendable (Proof) -> Void) async throws
      -> [Proof]
}

extension AttemptRunner {
  init(_ engine: Engine) {
    identity = engine.identity
    prove = { try await engine.evaluations(of: $0, progress: $1).map(\.proof) }
  }
}
