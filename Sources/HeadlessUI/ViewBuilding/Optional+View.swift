/// A view that may be absent, as built by an `if` statement without `else` in a view builder.
extension Optional: View where Wrapped: View {
  /// The type of the body, which doesn't exist because the wrapped view is shown directly.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func children(in node: Node) -> [Child] {
    map { [node.child(.content, $0)] } ?? []
  }
}
