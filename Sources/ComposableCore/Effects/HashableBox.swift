/// A type-erased hashable value, which is equal only to an equal value of the same type.
///
/// By contrast, `AnyHashable` treats the `Int` 1 and the `Double` 1 as equal.
struct HashableBox: Hashable, Sendable {
  // Safe because it's never mutated, and is compared and hashed only on the main actor.
  private nonisolated(unsafe) let value: AnyHashable
  private let type: ObjectIdentifier

  init(_ value: some Hashable) {
    let value = AnyHashable(value)
    self.value = value
    type = ObjectIdentifier(Swift.type(of: value.base))
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.type == rhs.type && lhs.value == rhs.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(value)
  }
}
