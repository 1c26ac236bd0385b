extension View {
  /// Binds the view's identity to a value. When the value changes, the view's state is reset.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(base: self, id: id)
  }

  /// Identifies the view as a choice of a ``Picker`` or a ``TabView``, or as a row of a list or a
  /// table with a selection. Elsewhere, the tag has no effect.
  ///
  /// - Parameter includeOptional: Ignored. A tag always matches a selection of the corresponding
  ///   optional type as well.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    modified { output, node in
      if node.environment.isChoosing { output = Output(choosing: output, tag: tag) }
    }
  }
}

private struct IdentifiedView<Base: View, ID: Hashable>: View, PrimitiveView {
  let base: Base
  let id: ID

  func children(in node: Node) -> [Child] {
    [node.child(.element(id, occurrence: 0), base)]
  }
}
