extension View {
  /// Performs an action when the view is tapped. The count is ignored.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  {
    modified { output, node in
      node.handler = .tap(action)
      if output.elements.count == 1, output.elements[0].target.node == nil {
        output.elements[0].target.node = node.id
        output.elements[0].isEnabled = node.environment.isEnabled
      } else {
        output.elements = [Element(.column, children: output.elements, target: node.id)]
      }
    }
  }

  /// Sets the label that `tap` and the screen's text use instead of the view's contents.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    let label = String(label)
    return modified { output, _ in
      guard output.elements.count == 1 else { return }
      output.elements[0].title = label
    }
  }

  /// Adds actions that appear when the row is swiped: `phone.swipe("Keyboard", tap: "Flag")`.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    SwipeActions(base: self, actions: content())
  }
}

/// The leading or the trailing edge, from which a row can be swiped.
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
