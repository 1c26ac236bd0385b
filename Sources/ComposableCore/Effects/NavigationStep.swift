/// A step in the tree of features: the property of the parent that holds the child, and the
/// child's identity.
struct NavigationStep: Sendable {
  // Safe because both properties are only compared and hashed, and never mutated.

  /// The key path of the property that holds the child.
  nonisolated(unsafe) let property: AnyKeyPath

  /// The identity of the child in that property.
  nonisolated(unsafe) let identity: AnyHashable?

  /// Whether the child can dismiss itself.
  let isPresentation: Bool
}

extension NavigationStep: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.property == rhs.property && lhs.identity == rhs.identity
      && lhs.isPresentation == rhs.isPresentation
  }

  func hash(into hasher: inout Hasher) {
    // Key paths are expensive to hash, and children in different properties of a feature rarely
    // have the same identity.
    hasher.combine(identity)
  }
}
