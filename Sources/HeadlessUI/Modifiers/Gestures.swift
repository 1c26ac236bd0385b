extension View {
  /// Runs an action when the view is tapped.
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

  /// Gives the view a name that `tap` and the picture's text use instead of what it shows.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    let label = String(label)
    return modified { output, _ in
      guard output.elements.count == 1 else { return }
      output.elements[0].title = label
    }
  }

  /// Shows actions beside the row when it is swiped: `phone.swipe("Keyboard", tap: "Flag")`.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    SwipeActions(base: self, actions: content())
  }
}

/// The two sides at which a row can be swiped.
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
