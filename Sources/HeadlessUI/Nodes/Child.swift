/// A view that a node lists as a child, along with the child's key and environment.
struct Child {
  var key: NodeKey
  var view: any View
  var environment: EnvironmentValues
  /// A value that identifies the view. Views are equal if and only if their stamps are equal, even
  /// if they contain closures. Without a stamp, the views are compared.
  var stamp: AnyHashable?
}

extension Node {
  /// Returns a child that shows a view, by default in the environment of this node.
  func child(
    _ position: NodeKey.Position, _ view: any View, environment: EnvironmentValues? = nil,
    stamp: AnyHashable? = nil
  ) -> Child {
    Child(
      key: NodeKey(position: position, type: ObjectIdentifier(Swift.type(of: view))), view: view,
      environment: environment ?? self.environment, stamp: stamp
    )
  }
}
