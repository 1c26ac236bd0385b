import Observation

/// Tells observers of a store that its whole state was replaced by another value.
///
/// What changes inside of an observable state is told by the state itself; of any other state each
/// write counts as a replacement.
@MainActor
final class StateReplacement: Observable {
  private let registrar = ObservationRegistrar()

  private var state: Void { () }

  /// Says that the state is read.
  func access() {
    registrar.access(self, keyPath: \.state)
  }

  /// Tells observers before and after a write.
  func announce(_ write: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.state, write)
  }
}
