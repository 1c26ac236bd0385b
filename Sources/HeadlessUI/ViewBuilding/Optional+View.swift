/// A view that may be absent: the result of `if` without `else` in a view builder.
extension Optional: View where Wrapped: View {
  /// The wrapped view is shown without a body.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func children(in node: Node) -> [Child] {
    map { [node.child(.content, $0)] } ?? []
  }
}
