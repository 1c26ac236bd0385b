/// A view that may be absent: what `if` without `else` makes inside a builder closure.
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func children(in node: Node) -> [Child] {
    map { [node.child(.content, $0)] } ?? []
  }
}
