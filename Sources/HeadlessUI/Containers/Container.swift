/// A view that puts its content into one element. Stacks, grids, lists, and forms are built on it.
struct Container<Content: View>: View, PrimitiveView {
  let kind: Element.Kind
  let content: Content

  func children(in node: Node) -> [Child] {
    [node.part(.content, content)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    let inside = Output(joining: children)
    let elements = inside.elements
    let visible =
      elements.contains(where: isTransparent)
      ? elements.flatMap { isTransparent($0) ? $0.children : [$0] } : elements
    return Output([Element(kind, children: visible)], facts: inside.facts)
  }

  /// Returns whether an element is a stack that looks like part of this stack, so that the two can
  /// be merged.
  private nonisolated func isTransparent(_ element: Element) -> Bool {
    (kind == .row || kind == .column) && element.kind == kind && element.target.node == nil
      && element.swipeActions.isEmpty && element.title.isEmpty
  }
}
