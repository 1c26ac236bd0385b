import Observation

/// Tells observers of a store that its whole state was replaced by another value.
///
/// What changes inside of an observable state is told by the state itself; of any other state each
/// write counts as a replacement.
@MainActor
final class StateReplacement<State>: Observable {
  private let registrar = ObservationRegistrar()
  private let isObservable = State.self is any ObservableState.Type

  private var state: Void { () }

  /// Says that the state is read.
  func access() {
    registrar.access(self, keyPath: \.state)
  }

  /// Whether one value takes the place of another, rather than being what became of it.
  func replaces(_ old: State, by new: State) -> Bool {
    !isObservable || !StateIdentity(of: old).isSame(as: StateIdentity(of: new))
  }

  /// Tells observers before and after a write.
  func announce(_ write: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.state, write)
  }
}
