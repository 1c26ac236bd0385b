/// The entire contents of a phone: the root view and the presentation in front of it, if any.
struct PhoneWindow: View, PrimitiveView {
  let content: any View

  func children(in node: Node) -> [Child] {
    [node.child(.content, content)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    let layers = node.layers(of: children[0])
    let front = layers.count > children[0].elements.count ? layers.suffix(1) : []
    let base = children[0].elements
    let isScreen = base.count == 1 && [.screen, .tabs].contains(base[0].kind)
    // Content outside a stack or tabs also needs a screen around it.
    let screen = isScreen ? base : [Element(.screen, children: base)]
    return Output([Element(.window, children: screen + front)])
  }
}
