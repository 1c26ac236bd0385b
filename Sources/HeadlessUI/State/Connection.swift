/// Returns a copy of a value with its dynamic properties connected to a node.
///
/// The original isn't changed, because nodes that show the same view value must not share state.
@MainActor
func connected<Root>(_ value: Root, to node: Node, at path: [Int] = []) -> Root {
  var copy = value
  for (index, field) in Fields.of(value).all.enumerated() {
    guard let property = field.property else { continue }
    connect(
      property, at: field.keyPath, of: &copy, to: StoragePlace(node: node, path: path + [index]))
  }
  return copy
}

/// The location of a dynamic property's storage.
private struct StoragePlace {
  let node: Node
  let path: [Int]
}

@MainActor
private func connect<Root, Property: DynamicProperty>(
  _ type: Property.Type, at keyPath: AnyKeyPath, of root: inout Root, to place: StoragePlace
) {
  // Constants aren't connected. Their key paths aren't writable, and a property with a wrapper is
  // never a constant.
  guard let keyPath = keyPath as? WritableKeyPath<Root, Property> else { return }
  var property = root[keyPath: keyPath]
  if let connectable = property as? any ConnectedProperty {
    guard let result = connectable.connect(to: place.node, at: place.path) as? Property else {
      preconditionFailure("connect(to:at:) didn't return a value of the property's type.")
    }
    property = result
  } else {
    property = connected(property, to: place.node, at: place.path)
  }
  // The update comes last because it can read nested properties, which must already be connected.
  property.update()
  root[keyPath: keyPath] = property
}
