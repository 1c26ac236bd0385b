/// A view that is drawn instead of being made of others: it names the views below it, and says what
/// their outputs add up to.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// The views below, in order.
  func children(in node: Node) -> [Child]

  /// What stands on the screen.
  func output(of children: [Output], in node: Node) -> Output
}

extension PrimitiveView {
  func children(in node: Node) -> [Child] { [] }

  func output(of children: [Output], in node: Node) -> Output { Output(joining: children) }
}

/// A view such as a navigation stack, whose screens decide what comes after them.
@MainActor
protocol GrowingView: PrimitiveView {
  /// Further views below, once the outputs of all those before are known; empty when there are no
  /// more.
  func children(after outputs: [Output], in node: Node) -> [Child]
}
