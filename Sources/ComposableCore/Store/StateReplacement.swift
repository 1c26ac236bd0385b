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

/// How the identity of a state is told, about which the runtime is asked once per store.
struct StateIdentityReader<State> {
  private let identity: ((State) -> ObservableStateID)?

  init() {
    identity = (State.self as? any ObservableState.Type).map { Self.reading($0) }
  }

  /// Whether one value takes the place of another, rather than being what became of it.
  func isReplaced(_ old: State, by new: State) -> Bool {
    guard let identity else { return true }
    return identity(old) != identity(new)
  }

  private static func reading<S: ObservableState>(
    _ type: S.Type
  ) -> (State) -> ObservableStateID {
    { ($0 as! S)._$id }
  }
}
