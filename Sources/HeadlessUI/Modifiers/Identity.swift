extension View {
  /// Binds the view's identity to a value: another value is another place, and state begins anew.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    Identified(base: self, id: id)
  }

  /// Names the view as one choice of a ``Picker`` or a ``TabView``; elsewhere it changes nothing.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    modified { output, node in
      if node.environment.isChoosing { output = Output(choosing: output, tag: tag) }
    }
  }
}

private struct Identified<Base: View, ID: Hashable>: View, PrimitiveView {
  let base: Base
  let id: ID

  func children(in node: Node) -> [Child] {
    [node.child(.element(id, occurrence: 0), base)]
  }
}
