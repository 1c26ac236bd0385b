/// One step down the tree of features: which property of the parent holds the child, and which
/// child it holds.
struct NavigationStep: Hashable, Sendable {
  /// The key path of the property that holds the child.
  private let property: HashableBox

  /// The identity of the child in that property.
  private let identity: HashableBox?

  /// Whether the child can ask to be dismissed.
  let isPresentation: Bool

  init(property: AnyKeyPath, identity: AnyHashable?, isPresentation: Bool) {
    self.property = HashableBox(property)
    self.identity = identity.map(HashableBox.init)
    self.isPresentation = isPresentation
  }
}
