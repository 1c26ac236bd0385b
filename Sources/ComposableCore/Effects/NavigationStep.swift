/// One step down the tree of features: which property of the parent holds the child, and which
/// child it holds.
struct NavigationStep: Sendable {
  // Neither is ever mutated, and only equality and hash are asked of them.

  /// The key path of the property that holds the child.
  nonisolated(unsafe) let property: AnyKeyPath

  /// The identity of the child in that property.
  nonisolated(unsafe) let identity: AnyHashable?

  /// Whether the child can ask to be dismissed.
  let isPresentation: Bool
}

extension NavigationStep: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.property == rhs.property && lhs.identity == rhs.identity
      && lhs.isPresentation == rhs.isPresentation
  }

  func hash(into hasher: inout Hasher) {
    // A key path is dear to hash, and few properties of one feature hold children of one identity.
    hasher.combine(identity)
  }
}
