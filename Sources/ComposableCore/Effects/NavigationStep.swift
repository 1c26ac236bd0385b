/// A step in the tree of features: the property of the parent that holds the child, and the
/// child's identity.
struct NavigationStep: Sendable {
  // Safe because both properties are only compared and hashed, and never mutated.

  /// The key path of the property that holds the child.
  nonisolated(unsafe) let property: AnyKeyPath

  /// The identity of the child in that property.
  nonisolated(unsafe) let identity: AnyHashable?

  let kind: Kind

  enum Kind {
    /// A child that can dismiss itself.
    case presentation

    /// An optional child or an element of a collection, which can't dismiss itself.
    case child

    /// A child that ``Scope`` runs. Its removal isn't tracked, and it shares the cancellation IDs
    /// and the dismissal of its parent.
    case scope
  }
}

extension NavigationStep: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.property == rhs.property && lhs.identity == rhs.identity
      && lhs.kind == rhs.kind
  }

  func hash(into hasher: inout Hasher) {
    // Key paths are expensive to hash, and children in different properties of a feature rarely
    // have the same identity.
    hasher.combine(identity)
  }
}
