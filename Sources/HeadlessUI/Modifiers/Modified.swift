/// A view that shows another view, with a closure that changes the other view's output. Many
/// modifiers are built on this type.
struct Modified<Base: View>: View, PrimitiveView {
  let base: Base
  let change: @MainActor (inout Output, Node) -> Void

  func children(in node: Node) -> [Child] {
    [node.child(.content, base)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    var output = children[0]
    change(&output, node)
    return output
  }
}

extension View {
  func modified(_ change: @escaping @MainActor (inout Output, Node) -> Void) -> Modified<Self> {
    Modified(base: self, change: change)
  }
}
