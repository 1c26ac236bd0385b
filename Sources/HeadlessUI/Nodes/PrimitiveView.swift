/// A view without a body. It lists its children and combines their outputs.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Returns the children, in order.
  func children(in node: Node) -> [Child]

  /// Returns the output of the view, given the outputs of its children.
  func output(of children: [Output], in node: Node) -> Output
}

extension PrimitiveView {
  func children(in node: Node) -> [Child] { [] }

  func output(of children: [Output], in node: Node) -> Output { Output(joining: children) }
}

/// A view whose children depend on the outputs of previous children, such as a navigation stack.
@MainActor
protocol GrowingView: PrimitiveView {
  /// Returns the next children, given the outputs of all previous children, or an empty array if
  /// there are no more.
  func children(after outputs: [Output], in node: Node) -> [Child]
}
