import Observation
import Synchronization

/// An object that notifies observers of a store when its whole state is replaced.
///
/// An observable state reports changes to its properties itself. For any other state, each write
/// counts as a replacement.
@MainActor
final class StateReplacement: Observable {
  private nonisolated let registrar = ObservationRegistrar()
  private static let state = \StateReplacement.[TrackingProbe()]

  nonisolated init() {}

  private subscript(probe: TrackingProbe) -> Void { () }

  /// Registers a read of the state.
  ///
  /// - Returns: Whether reads might be tracked. If the result is `false`, they aren't.
  func access() -> Bool {
    TrackingProbe.wasHashed.store(false, ordering: .relaxed)
    registrar.access(self, keyPath: Self.state)
    return TrackingProbe.wasHashed.load(ordering: .relaxed)
  }

  /// Performs a write, notifying observers before and after it.
  func announce(_ write: () -> Void) {
    registrar.withMutation(of: self, keyPath: Self.state, write)
  }
}

/// A component of a key path that detects whether the key path is hashed.
///
/// Observation doesn't reveal whether reads are being tracked, but it puts the key path of a read
/// into a set only if they are.
private struct TrackingProbe: Hashable {
  // Any thread can hash an observed key path; a superfluous `true` is harmless.
  static let wasHashed = Atomic(false)

  func hash(into hasher: inout Hasher) { Self.wasHashed.store(true, ordering: .relaxed) }
}
