/// A static string that's hashable, so that a subscript with a source location can be part of a key
/// path.
public struct HashableStaticString: Hashable, Sendable, ExpressibleByStringLiteral {
  let value: StaticString

  /// Creates a string from a literal.
  public init(stringLiteral value: StaticString) { self.value = value }

  /// Returns whether two strings have the same characters.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    "\(lhs.value)" == "\(rhs.value)"
  }

  /// Hashes the characters.
  public func hash(into hasher: inout Hasher) { hasher.combine("\(value)") }
}
