import Observation

/// Notifies observers of a store when its whole state is replaced.
///
/// An observable state reports changes to its properties itself. For any other state, each write
/// counts as a replacement.
@MainActor
final class StateReplacement: Observable {
  private let registrar = ObservationRegistrar()

  private var state: Void { () }

  /// Registers a read of the state.
  func access() {
    registrar.access(self, keyPath: \.state)
  }

  /// Performs a write, notifying observers before and after it.
  func announce(_ write: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.state, write)
  }
}
