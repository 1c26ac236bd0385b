/// How the values of a property are told from each other, which depends on its type.
public protocol StateKind {
  associatedtype Value

  /// What is remembered of a value while it is changed in place.
  associatedtype Memory

  /// What is to be remembered of a value; `nil` where nothing could tell it from another.
  static func memory(of value: Value) -> Memory?

  /// Whether another took the place of a value of which `memory` is known.
  static func isOther(_ value: Value, than memory: Memory) -> Bool

  /// Marks a value that is about to be changed in place, wherever it can be marked.
  static func mark(_ value: inout Value)

  /// Lets a value take the place of another: it takes over the observers of that one, and they are
  /// told where the two differ.
  ///
  /// - Parameter isEqual: Compares the two; never so for values that cannot be compared.
  /// - Returns: Whether the observers of the property are to be told.
  static func takePlace(
    _ value: inout Value, of old: Value, isEqual: (Value, Value) -> Bool
  ) -> Bool
}
