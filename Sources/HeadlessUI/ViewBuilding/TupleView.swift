/// A sequence of views, as listed in a view builder.
///
/// ```swift
/// #expect(Phone(TupleView(Text("one"), Text("two"))).text == "Screen\n  one\n  two")
/// ```
public struct TupleView<each Content: View>: View, PrimitiveView {
  let content: (repeat each Content)

  /// Creates a view that shows several views, in order.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  func children(in node: Node) -> [Child] {
    var children: [Child] = []
    for view in repeat each content {
      children.append(node.child(.index(children.count), view))
    }
    return children
  }
}
