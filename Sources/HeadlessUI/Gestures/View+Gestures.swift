public import Foundation

extension View {
  /// Performs an action when the view is tapped. The count is ignored.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  {
    modified { output, node in
      node.handler = .gesture([.tap]) { _ in action() }
      output.becomeTappable(node)
    }
  }

  /// Performs an action when the view is tapped. The action receives the point (0, 0), because
  /// headless views have no layout. The count and the coordinate space are ignored.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count) { action(.zero) }
  }

  /// Performs an action when the view is touched and held, as with `phone.longPress("Photo")`. The
  /// duration and the distance are ignored.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    modified { output, node in
      node.handler = .gesture([.longPress]) { _ in
        onPressingChanged?(true)
        action()
        onPressingChanged?(false)
      }
      output.recognizeGestures(of: node)
    }
  }

  /// Attaches a gesture to the view. Buttons and links in the view take precedence over a tap
  /// gesture.
  public func gesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View {
    modified { output, node in
      guard let touches = gesture.attach(to: node, &output, mask) else { return }
      if touches.contains(.tap) { output.becomeTappable(node) }
      output.recognizeGestures(of: node)
    }
  }

  /// Attaches a gesture to the view. The gesture is recognized only while it's enabled.
  public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is recognized together with the gestures of the view. If it's a tap
  /// gesture, a tap first performs the action of the tapped button or link, and then the action of
  /// the gesture.
  ///
  /// ```swift
  /// struct ShopView: View {
  ///   @State var bought = 0
  ///   @State var taps = 0
  ///
  ///   var body: some View {
  ///     Button("Buy") { bought += 1 }
  ///       .simultaneousGesture(TapGesture().onEnded { taps += 1 })
  ///     Text("\(bought) bought with \(taps) tap")
  ///   }
  /// }
  ///
  /// let phone = Phone(ShopView())
  /// phone.tap("Buy")
  /// #expect(phone.shows("1 bought with 1 tap"))
  /// ```
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View {
    modified { output, node in
      guard let touches = gesture.attach(to: node, &output, mask, isSimultaneous: true)
      else { return }
      if touches.contains(.tap) {
        let hasTappable = output.elements.changeTappable { element in
          // The action of the element itself is performed as well.
          element.simultaneousTaps.append(node.id)
        }
        if !hasTappable { output.becomeTappable(node) }
      }
      output.recognizeGestures(of: node)
    }
  }

  /// Attaches a gesture that takes precedence over the gestures of the view. If it's a tap gesture,
  /// a tap doesn't perform the action of the tapped button or link.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View {
    modified { output, node in
      guard let touches = gesture.attach(to: node, &output, mask) else { return }
      if touches.contains(.tap) {
        // The gesture receives the taps instead of the buttons inside the view.
        let hasTappable = output.elements.changeTappable { element in
          element.priorityTaps.insert(node.id, at: 0)
        }
        if !hasTappable { output.becomeTappable(node) }
      }
      // Phones try the gestures in order, and an outer gesture would normally come last.
      output.elements.changeAll { $0.gestures.insert(node.id, at: 0) }
    }
  }

  /// Gives the app's gestures precedence at screen edges. Headless views ignore this modifier.
  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
}

extension Gesture {
  /// Makes a node handle the gesture unless the mask excludes it. From the node's output, removes
  /// the other gestures that the mask excludes.
  ///
  /// - Returns: The touches that are recognized, or `nil` if the mask excludes the gesture.
  fileprivate func attach(
    to node: Node, _ output: inout Output, _ mask: GestureMask, isSimultaneous: Bool = false
  ) -> Set<GestureTouch.Kind>? {
    if !mask.contains(.subviews) { output.removeGestures(in: node.host) }
    guard mask.contains(.gesture) else {
      node.handler = nil
      return nil
    }
    let recognizer = recognizer
    node.handler = .gesture(
      recognizer.touches, isSimultaneous: isSimultaneous, perform: recognizer.perform)
    return recognizer.touches
  }
}

extension Output {
  /// Sends taps on any of the elements to a node.
  @MainActor fileprivate mutating func becomeTappable(_ node: Node) {
    // An element can have only one target. If it already has a target, a column around the element
    // receives the tap.
    if elements.count == 1, elements[0].target.node == nil {
      elements[0].target.node = node.id
      elements[0].isEnabled = node.environment.isEnabled
    } else {
      elements = [Element(.column, children: elements, target: node.id)]
    }
  }

  /// Removes the gestures of the elements and their descendants. The actions of controls remain.
  @MainActor fileprivate mutating func removeGestures(in host: Host) {
    let isGesture = { (id: NodeID) -> Bool in
      if case .gesture = host.nodes[id]?.handler { true } else { false }
    }
    elements.changeAll { element in
      // The nodes can also be those of draggable views and drop destinations.
      element.gestures.removeAll(where: isGesture)
      element.simultaneousTaps = []
      element.priorityTaps = []
      if let target = element.target.node, isGesture(target) { element.target.node = nil }
    }
  }

  /// Sends gestures on any of the elements to a node.
  @MainActor mutating func recognizeGestures(of node: Node) {
    for index in elements.indices { elements[index].gestures.append(node.id) }
  }
}

extension [Element] {
  /// Changes the elements and descendants that a tap reaches. Returns whether there are any.
  fileprivate mutating func changeTappable(_ change: (inout Element) -> Void) -> Bool {
    var isChanged = false
    changeAll { element in
      guard element.isTappable else { return }
      change(&element)
      isChanged = true
    }
    return isChanged
  }

  /// Changes the elements and their descendants, except for the items of menus, which appear apart
  /// from the view.
  ///
  /// The method is iterative because elements can be deeply nested. The children of an element are
  /// detached while the element is changed.
  fileprivate mutating func changeAll(_ change: (inout Element) -> Void) {
    var open = [(elements: self, index: 0)]
    self = []
    while let level = open.indices.last {
      let index = open[level].index
      if index < open[level].elements.count {
        let children = open[level].elements[index].children
        open[level].elements[index].children = []
        change(&open[level].elements[index])
        if open[level].elements[index].kind == .menu {
          open[level].elements[index].children = children
          open[level].index += 1
        } else {
          open.append((children, 0))
        }
      } else {
        let elements = open.removeLast().elements
        guard let parent = open.indices.last else { return self = elements }
        open[parent].elements[open[parent].index].children = elements
        open[parent].index += 1
      }
    }
  }
}

extension View {
  /// Sets a label that replaces the view's title in the screen's text and in calls such as `tap`.
  /// If the view is a stack, the text still shows the contents of the stack. If it's a group, each
  /// view in the group gets the label.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets a label that replaces the view's title in the screen's text and in calls such as `tap`.
  /// If the view is a stack, the text still shows the contents of the stack. If it's a group, each
  /// view in the group gets the label.
  public func accessibilityLabel(_ label: Text) -> some View {
    modified { output, _ in
      for index in output.elements.indices { output.elements[index].title = label.content }
    }
  }
}
