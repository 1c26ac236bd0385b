/// A hashable value of any type, equal only to equal values of the same type.
///
/// `AnyHashable` alone takes a `1` of `Int` and a `1` of `Double` for the same.
struct HashableBox: Hashable, Sendable {
  // Never mutated, and compared and hashed on the main actor only, where identifiers live.
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
