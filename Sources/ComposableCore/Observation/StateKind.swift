/// A strategy for detecting changes to a property. The type of the property determines the
/// strategy.
public protocol StateKind {
  associatedtype Value

  /// The data that identifies a value while it's changed in place.
  associatedtype Identity

  /// Returns the data that identifies a value; `nil` if nothing distinguishes it from others.
  static func identity(of value: Value) -> Identity?

  /// Returns whether a value has replaced the value that `identity` identifies.
  static func isOther(_ value: Value, than identity: Identity) -> Bool

  /// Marks a value that is about to be changed in place, if it can be marked.
  static func mark(_ value: inout Value)

  /// Replaces an old value with a new one. The new value takes over the old value's observers and
  /// notifies them of differences.
  ///
  /// - Parameter isEqual: A closure that returns whether the two values are equal, or `false` if
  ///   they can't be compared.
  /// - Returns: Whether the observers of the property must be notified.
  static func takeOver(
    _ value: inout Value, from old: Value, isEqual: (Value, Value) -> Bool
  ) -> Bool
}
