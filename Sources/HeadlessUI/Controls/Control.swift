/// A labeled element that shows a value or that the user can operate. Toggles, fields, and gauges
/// are built on it.
struct Control<Label: View>: View, PrimitiveView {
  let kind: Element.Kind
  let label: Label
  let value: @MainActor () -> String?
  let handler: Handler?

  func children(in node: Node) -> [Child] {
    [node.child(.label, label)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    node.handler = handler
    var element = Element(
      kind, children[0].elements.title, value: value(), target: handler.map { _ in node.id }
    )
    element.isEnabled = node.environment.isEnabled
    return Output([element])
  }
}
