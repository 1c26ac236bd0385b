/// Views inside an element of some kind: the one primitive behind stacks, lists, forms and sections.
struct Container<Content: View>: View, PrimitiveView {
  let kind: Element.Kind
  let content: Content

  func children(in node: Node) -> [Child] {
    [node.child(.content, content)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    let inside = Output(joining: children)
    var element = Element(kind, children: inside.elements)
    element.isEnabled = node.environment.isEnabled
    return Output([element], facts: inside.facts)
  }
}
