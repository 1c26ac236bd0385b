/// The kind of observable states: structs and enums.
public struct ObservableKind<State: ObservableState>: StateKind {
  @inlinable public init() {}

  public static func memory(of state: State) -> StateMemory? {
    StateMemory(of: state)
  }

  public static func isOther(_ state: State, than memory: StateMemory) -> Bool {
    memory != StateMemory(of: state)
  }

  public static func mark(_ state: inout State) {
    state._$mark = .next()
  }

  @inlinable public static func takePlace(
    _ state: inout State, of old: State, isEqual: (State, State) -> Bool
  ) -> Bool {
    guard state._$id == old._$id || isEqual(old, state) else { return true }
    return !isReturned(state, to: old) && state._$takePlace(of: old)
  }

  /// Whether a state is the returned copy that the other one lent for a change.
  @inlinable static func isReturned(_ state: State, to old: State) -> Bool {
    guard let mark = state._$mark, let other = old._$mark else { return false }
    return mark.isReturned(to: other)
  }
}

/// The data that identifies an observable state while it's changed in place.
public struct StateMemory: Equatable {
  let id: ObservableStateID
  private let mark: StateMark?

  init<State: ObservableState>(of state: State) {
    id = state._$id
    mark = state._$mark
  }
}
