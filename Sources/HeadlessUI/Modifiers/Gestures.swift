public import Foundation

extension View {
  /// Performs an action when the view is tapped. The count is ignored.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  {
    modified { output, node in output.becomeTappable(node, action) }
  }

  /// Performs an action with the location of a tap, which is always the upper leading corner.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count) { action(.zero) }
  }

  /// Performs an action when the view is touched for a while: `phone.longPress("Photo")`.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    modified { output, node in
      output.recognize(
        .longPress {
          onPressingChanged?(true)
          action()
          onPressingChanged?(false)
        }, node)
    }
  }

  /// Attaches a gesture to the view.
  public func gesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View {
    modified { output, node in
      let recognizer = gesture.recognizer
      switch recognizer.touch {
      case .tap(let value):
        output.becomeTappable(node) { recognizer.end(value) }
      case .longPress(let value):
        output.recognize(
          .longPress {
            recognizer.change(value)
            recognizer.end(value)
          }, node)
      case .drag(let minimumDistance, let value):
        output.recognize(
          .drag { drag in
            guard drag.distance >= minimumDistance else { return }
            if minimumDistance == 0 { recognizer.change(value(drag.atStart)) }
            recognizer.change(value(drag.atEnd))
            recognizer.end(value(drag.atEnd))
          }, node)
      case .other: break
      }
    }
  }

  /// Attaches a gesture to the view, like `gesture(_:)`: a test performs one gesture at a time.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture) }

  /// Attaches a gesture to the view, like `gesture(_:)`: a test performs one gesture at a time.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture) }
}

extension Output {
  /// Makes a tap on any of the elements perform an action.
  @MainActor
  fileprivate mutating func becomeTappable(_ node: Node, _ action: @escaping @MainActor () -> Void)
  {
    node.handler = .tap(action)
    if elements.count == 1, elements[0].target.node == nil {
      elements[0].target.node = node.id
      elements[0].isEnabled = node.environment.isEnabled
    } else {
      elements = [Element(.column, children: elements, target: node.id)]
    }
  }

  /// Lets a gesture on any of the elements reach a handler.
  @MainActor
  fileprivate mutating func recognize(_ handler: Handler, _ node: Node) {
    node.handler = handler
    for index in elements.indices { elements[index].gestures.nodes.append(node.id) }
  }
}

extension View {
  /// Sets the label that `tap` and the screen's text use instead of the view's contents.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the label that `tap` and the screen's text use instead of the view's contents.
  public func accessibilityLabel(_ label: Text) -> some View {
    modified { output, _ in
      guard output.elements.count == 1 else { return }
      output.elements[0].title = label.content
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
