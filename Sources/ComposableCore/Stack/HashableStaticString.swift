/// A `StaticString` that a key path can carry, for the place of a subscript in someone's source.
public struct HashableStaticString: Hashable, Sendable, ExpressibleByStringLiteral {
  let value: StaticString

  public init(stringLiteral value: StaticString) { self.value = value }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    "\(lhs.value)" == "\(rhs.value)"
  }

  public func hash(into hasher: inout Hasher) { hasher.combine("\(value)") }
}
