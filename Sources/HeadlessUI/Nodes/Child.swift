/// A view that a node wants below itself.
struct Child {
  var key: NodeKey
  var view: any View
  var environment: EnvironmentValues
  /// Views with equal stamps are the same view, whatever they hold; nil compares the views.
  var stamp: AnyHashable?
}

extension Node {
  /// A view below this node, in its environment.
  func child(
    _ slot: NodeKey.Slot, _ view: any View, environment: EnvironmentValues? = nil,
    stamp: AnyHashable? = nil
  ) -> Child {
    Child(
      key: NodeKey(slot: slot, type: ObjectIdentifier(Swift.type(of: view))), view: view,
      environment: environment ?? self.environment, stamp: stamp
    )
  }
}
