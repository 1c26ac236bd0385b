/// The kind of values whose static type doesn't determine whether they're observable states. Each
/// value is checked at run time.
public struct AnyKind<Value>: StateKind {
  /// Creates the kind, which stores nothing.
  @inlinable public init() {}

  /// Returns the identity and the mark of an observable state; `nil` for other values.
  public static func identity(of value: Value) -> StateIdentity? {
    (value as? any ObservableState).map { StateIdentity(of: $0) }
  }

  /// Returns whether the value isn't the observable state that `identity` identifies.
  public static func isOther(_ value: Value, than identity: StateIdentity) -> Bool {
    identity != Self.identity(of: value)
  }

  /// Marks the value if it's an observable state.
  public static func mark(_ value: inout Value) {
    guard var state = value as? any ObservableState else { return }
    state._$mark = .next()
    value = state as! Value
  }

  /// Replaces the old value. An observable state takes over the observers of a state of the same
  /// type. For other values, a different ID counts as a change even if the values are equal.
  public static func takeOver(
    _ value: inout Value, from old: Value, isEqual: (Value, Value) -> Bool
  ) -> Bool {
    guard let state = value as? any ObservableState else {
      return !isEqual(old, value) || idOfChild(in: old) != idOfChild(in: value)
    }
    return takeOver(state, &value, from: old, isEqual: isEqual)
  }

  private static func takeOver<State: ObservableState>(
    _ state: State, _ value: inout Value, from old: Value, isEqual: (Value, Value) -> Bool
  ) -> Bool {
    guard let old = old as? State else { return true }
    var state = state
    defer { value = state as! Value }
    return ObservableKind.takeOver(&state, from: old) { isEqual($0 as! Value, $1 as! Value) }
  }
}
