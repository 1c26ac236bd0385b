/// The kind of optional observable states. The wrapped state identifies an optional.
public struct OptionalKind<State: ObservableState>: StateKind {
  /// Creates the kind, which stores nothing.
  @inlinable public init() {}

  // The result itself is never `nil`, because the absence of a state is recorded, too.
  /// Returns the identity and the mark of the wrapped state, or a value that represents its
  /// absence.
  public static func identity(of state: State?) -> StateIdentity?? {
    .some(state.map(StateIdentity.init))
  }

  /// Returns whether the wrapped state appeared, disappeared, or was replaced.
  public static func isOther(_ state: State?, than identity: StateIdentity?) -> Bool {
    identity != state.map(StateIdentity.init)
  }

  /// Gives the wrapped state a new mark.
  public static func mark(_ state: inout State?) {
    state?._$mark = .next()
  }

  /// Replaces the wrapped state. A state that appears or disappears counts as a change.
  @inlinable public static func takeOver(
    _ state: inout State?, from old: State?, isEqual: (State?, State?) -> Bool
  ) -> Bool {
    guard let old else { return state != nil }
    guard state != nil else { return true }
    return ObservableKind.takeOver(&state!, from: old) { isEqual($0, $1) }
  }
}
