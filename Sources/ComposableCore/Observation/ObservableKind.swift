/// The kind of observable states: structs and enums.
public struct ObservableKind<State: ObservableState>: StateKind {
  /// Creates the kind, which stores nothing.
  @inlinable public init() {}

  /// Returns the identity and the mark of the state.
  public static func identity(of state: State) -> StateIdentity? {
    StateIdentity(of: state)
  }

  /// Returns whether a state has replaced the state that `identity` identifies.
  public static func isOther(_ state: State, than identity: StateIdentity) -> Bool {
    identity != StateIdentity(of: state)
  }

  /// Gives the state a new mark.
  public static func mark(_ state: inout State) {
    state._$mark = .next()
  }

  /// Replaces an old state with a new one. If both have the same identity or are equal, the new
  /// state takes over the old state's observers, unless it's a changed copy that is being written
  /// back.
  ///
  /// - Returns: Whether the observers of the property must be notified.
  @inlinable public static func takeOver(
    _ state: inout State, from old: State, isEqual: (State, State) -> Bool
  ) -> Bool {
    guard state._$id == old._$id || isEqual(old, state) else { return true }
    return !isWrittenBack(state, to: old) && state._$takeOver(from: old)
  }

  /// Returns whether a state is a changed copy of the other state that's now being written back.
  @inlinable static func isWrittenBack(_ state: State, to old: State) -> Bool {
    guard let mark = state._$mark, let other = old._$mark else { return false }
    return mark.isWrittenBack(to: other)
  }
}

/// The data that identifies an observable state while it's changed in place.
public struct StateIdentity: Equatable {
  let id: ObservableStateID
  private let mark: StateMark?

  init<State: ObservableState>(of state: State) {
    id = state._$id
    mark = state._$mark
  }
}
