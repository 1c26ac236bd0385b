/// The kind of values that neither are nor contain observable states. Any change notifies
/// observers.
public struct TrivialKind<Value>: StateKind {
  /// Creates the kind, which stores nothing.
  @inlinable public init() {}

  /// Returns `nil`, so that any change to the value notifies observers.
  @inlinable public static func identity(of value: Value) -> Never? { nil }

  /// Satisfies the protocol, but is never called, because there is no identity.
  @inlinable public static func isOther(_ value: Value, than identity: Never) -> Bool {}

  /// Does nothing, because the value has no mark.
  @inlinable public static func mark(_ value: inout Value) {}

  /// Returns whether the values differ. There are no observers to take over.
  @inlinable public static func takeOver(
    _ value: inout Value, from old: Value, isEqual: (Value, Value) -> Bool
  ) -> Bool {
    !isEqual(old, value)
  }
}
