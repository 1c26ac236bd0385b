extension Host {
  /// Evaluates a node and its changed descendants.
  ///
  /// Outputs are combined from the bottom up. The method is iterative because views can be nested
  /// more deeply than the call stack allows.
  ///
  /// - Complexity: O(*n*), where *n* is the number of changed nodes, their children, and all their
  ///   ancestors.
  func refresh(_ node: Node) {
    var open = [Refresh(node)]
    while !open.isEmpty {
      let top = open.count - 1
      if let next = open[top].next(in: self) {
        if next.status == .clean {
          open[top].outputs.append(next.output)
        } else {
          open.append(Refresh(next))
        }
      } else {
        let done = open.removeLast()
        done.finish(in: self)
        if top > 0 { open[top - 1].outputs.append(done.node.output) }
      }
    }
  }
}

/// The state of a node's evaluation.
@MainActor
private struct Refresh {
  let node: Node
  var outputs: [Output] = []

  private enum Source {
    case views([Child])
    /// The existing children, if only descendants have changed.
    case nodes
  }

  private let former: [Node]
  private var formerByKey: [NodeKey: Node]?
  private var source: Source
  private var sourceIndex = 0
  private var current: [Node] = []

  init(_ node: Node) {
    self.node = node
    former = node.children
    if node.status == .changed {
      // If the view still needs a handler, it sets the handler again when it creates its output.
      node.handler = nil
      let views = node.expand()
      node.independentChildren = views.count
      source = .views(views)
    } else {
      source = .nodes
    }
  }

  /// Returns the next child, updated but not evaluated, or `nil` if there are no more.
  mutating func next(in host: Host) -> Node? {
    if let child = nextInSource(in: host) { return child }
    let more = node.expand(after: outputs)
    guard !more.isEmpty else { return nil }
    source = .views(more)
    sourceIndex = 0
    return nextInSource(in: host)
  }

  private mutating func nextInSource(in host: Host) -> Node? {
    let index = sourceIndex
    sourceIndex += 1
    switch source {
    case .nodes:
      // The other children depend on outputs, so `expand(after:)` returns them again.
      guard index < node.independentChildren else { return nil }
      let child = former[index]
      // A view with a body passes its environment on. A primitive view can derive a different
      // environment, so the view is expanded instead when its environment changes.
      if node.primitive == nil { child.update(node.environment) }
      current.append(child)
      return child
    case .views(let views):
      guard index < views.count else { return nil }
      let child = reconciled(views[index], in: host)
      current.append(child)
      return child
    }
  }

  private mutating func reconciled(_ view: Child, in host: Host) -> Node {
    guard let node = formerNode(for: view.key) else {
      return host.adopt(view, below: self.node)
    }
    node.update(view)
    return node
  }

  private mutating func formerNode(for key: NodeKey) -> Node? {
    let index = current.count
    // Most views keep their positions, so the dictionary is rarely needed.
    if index < former.count, former[index].key == key { return former[index] }
    if formerByKey == nil {
      formerByKey = Dictionary(former.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return formerByKey?[key]
  }

  func finish(in host: Host) {
    if !former.isEmpty && !current.elementsEqual(former, by: ===) {
      // The remaining nodes may be in different positions than before.
      let kept = Set(current.map(\.id))
      host.tearDown(former.filter { !kept.contains($0.id) })
    }
    node.children = current
    node.output = node.assemble(outputs)
    node.status = .clean
  }
}

extension Node {
  /// Sets a new view and environment, and marks the node as changed if they differ.
  func update(_ child: Child) {
    let isUnchanged = child.stamp.map { $0 == stamp } ?? isSame(view, child.view)
    if !isUnchanged {
      view = child.view
      status = .changed
    }
    stamp = child.stamp
    update(child.environment)
  }

  /// Sets a new environment. Marks the node as changed if its view is primitive or has read a value
  /// that changed. Otherwise, marks it as having changed descendants.
  func update(_ environment: EnvironmentValues) {
    // Copies of an environment share its version until a value is set.
    guard environment.version !== self.environment.version else { return }
    self.environment = environment
    guard status != .changed else { return }
    let isReader = environmentReads.contains { $0.hasChanged(in: environment) }
    status = isReader || primitive != nil ? .changed : .childrenChanged
  }
}
