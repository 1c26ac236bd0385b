/// A hashable static string that carries the source location of a subscript in a key path.
public struct HashableStaticString: Hashable, Sendable, ExpressibleByStringLiteral {
  let value: StaticString

  /// Wraps a string literal.
  public init(stringLiteral value: StaticString) { self.value = value }

  /// Returns whether the characters are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    "\(lhs.value)" == "\(rhs.value)"
  }

  /// Hashes the characters.
  public func hash(into hasher: inout Hasher) { hasher.combine("\(value)") }
}
