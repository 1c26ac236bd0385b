import Observation

/// Tells observers of a store that its whole state was replaced by another value.
///
/// What changes inside of an observable state is told by the state itself.
@MainActor
final class StateReplacement: Observable {
  private let registrar = ObservationRegistrar()

  private var count: Int { 0 }

  func access() {
    registrar.access(self, keyPath: \.count)
  }

  func write<State>(_ state: State, to storage: inout State) {
    registrar.withMutation(of: self, keyPath: \.count) { storage = state }
  }
}
