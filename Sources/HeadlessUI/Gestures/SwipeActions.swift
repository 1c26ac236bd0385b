extension View {
  /// Adds actions that appear when the user swipes the row.
  ///
  /// In a test, `phone.swipe("Kettle", tap: "Flag")` performs the action “Flag”. The edge and
  /// `allowsFullSwipe` are ignored.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    SwipeActions(base: self, actions: content())
  }
}

/// A leading or trailing edge.
public enum HorizontalEdge: Sendable {
  case leading, trailing
}

private struct SwipeActions<Base: View, Actions: View>: View, PrimitiveView {
  let base: Base
  let actions: Actions

  func children(in node: Node) -> [Child] {
    [node.child(.content, base), node.child(.label, actions)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    var output = children[0]
    for index in output.elements.indices {
      output.elements[index].swipeActions += children[1].elements
    }
    return output
  }
}
