// The methods that the generated members of `@ObservableState` call for the payloads of an enum and
// the constants of a struct.
extension StateKinds {
  /// Returns the mark of a payload; `nil` if it has none.
  public static func mark<Payload: ObservableState>(of payload: Payload) -> StateMark? {
    payload._$mark
  }

  /// Returns the mark of a payload; `nil` if the payload isn't an observable state.
  @_disfavoredOverload
  public static func mark<Payload>(of payload: Payload) -> StateMark? {
    (payload as? any ObservableState)?._$mark
  }

  /// Sets the mark of a payload if the payload can be marked.
  public static func setMark<Payload: ObservableState>(
    _ mark: StateMark?, of payload: inout Payload
  ) {
    payload._$mark = mark
  }

  /// Sets the mark of a payload if the payload is an observable state.
  @_disfavoredOverload
  public static func setMark<Payload>(_ mark: StateMark?, of payload: inout Payload) {
    guard var state = payload as? any ObservableState else { return }
    state._$mark = mark
    payload = state as! Payload
  }

  /// Replaces an old payload with a new one, which takes over the observers of the old payload.
  ///
  /// - Returns: Whether the enum's observers must be notified.
  public static func takeOver<Kind: StateKind>(
    _ payload: inout Kind.Value, from old: Kind.Value, as kind: Kind
  ) -> Bool {
    !haveSameBits(payload, old) && Kind.takeOver(&payload, from: old, isEqual: { _, _ in false })
  }

  /// Replaces an old payload with a new one, which takes over the observers of the old payload.
  ///
  /// - Returns: Whether the enum's observers must be notified.
  public static func takeOver<Kind: StateKind>(
    _ payload: inout Kind.Value, from old: Kind.Value, as kind: Kind
  ) -> Bool where Kind.Value: Equatable {
    !haveSameBits(payload, old) && Kind.takeOver(&payload, from: old, isEqual: ==)
  }

  /// Returns whether two constants hold different values.
  public static func differ<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
    !haveSameBits(one, other) && one != other
  }

  /// Returns whether two constants have different values. Values that can't be compared count as
  /// different unless they have the same bits.
  @_disfavoredOverload
  public static func differ<Value>(_ one: Value, _ other: Value) -> Bool {
    !haveSameBits(one, other)
  }
}
