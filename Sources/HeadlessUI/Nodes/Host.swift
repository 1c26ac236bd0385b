/// The owner of a phone's nodes. It updates them when the phone is read or touched.
@MainActor
final class Host {
  let invalidations = Invalidations()
  private(set) var root: Node!
  private(set) var nodes: [NodeID: Node] = [:]
  /// The handlers with which the views on the screen respond to URLs and activities.
  var openers: [NodeID: Opener] = [:]
  let pasteboard = Pasteboard()
  /// The values that views publish for views elsewhere on the screen.
  let publications = Publications()
  private var stored: [StoredKey: StateStorage<Any?>] = [:]
  private var actions: [@MainActor () -> Void] = []
  private var lastID = 0

  var onProblem: @MainActor (Problem) -> Void = { _ in }
  /// A closure that's called with the name of a view each time its body is evaluated.
  var onEvaluation: (@MainActor (String) -> Void)?

  /// The number of refreshes in one update after which an endless loop is reported.
  static let refreshLimit = 100

  init(_ view: any View) {
    let key = NodeKey(position: .body, type: ObjectIdentifier(type(of: view)))
    let child = Child(key: key, view: view, environment: EnvironmentValues())
    root = Node(child, parent: nil, host: self)
    nodes[root.id] = root
  }

  isolated deinit {
    // Cancels the tasks of the views.
    tearDown([root])
  }

  func newID() -> NodeID {
    lastID += 1
    return NodeID(number: lastID)
  }

  /// Returns the storage of a value that all views share under a key. An optional type has the same
  /// storage as the type that it wraps.
  func storage(for key: String, of type: Any.Type) -> StateStorage<Any?> {
    let key = StoredKey(name: key, type: ObjectIdentifier(wrappedType(of: type)))
    let storage = stored[key] ?? StateStorage(nil)
    stored[key] = storage
    return storage
  }

  func report(_ problem: Problem) {
    onProblem(problem)
  }

  /// Performs an action after the current evaluation.
  func later(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
  }

  /// Evaluates changed nodes and performs the actions that they add, until nothing changes. Reports
  /// a problem after ``refreshLimit`` rounds.
  func settle() {
    var changed: [Node] = []
    for _ in 0..<Host.refreshLimit {
      // A node can be removed between its change and the update.
      changed = invalidations.drain().compactMap { nodes[$0] }
      changed.forEach { $0.invalidate() }
      if root.status != .clean { refresh(root) }
      // Actions that these actions add are performed in the next round.
      let due = actions
      actions = []
      due.forEach { $0() }
      if invalidations.isEmpty && actions.isEmpty { return }
    }
    let culprits = Set(changed.map(\.ownerName)).sorted()
    root.report(.endlessUpdate(culprits, rounds: Host.refreshLimit))
  }

  func adopt(_ child: Child, below parent: Node) -> Node {
    let node = Node(child, parent: parent, host: self)
    nodes[node.id] = node
    return node
  }

  /// Removes nodes and their descendants. The method is iterative because the tree can be deep.
  func tearDown(_ ended: [Node]) {
    var rest = ended
    while let node = rest.popLast() {
      node.attachment?.tearDown()
      nodes[node.id] = nil
      rest += node.children
      node.children = []
    }
  }
}

private struct StoredKey: Hashable {
  let name: String
  let type: ObjectIdentifier
}

extension Node {
  /// The name of the nearest view at or above this node that isn't part of this library. If there
  /// is none, it's the name of this node's view.
  var ownerName: String {
    var node: Node? = self
    while let current = node {
      if !current.isOfLibrary { return current.name }
      node = current.parent
    }
    return name
  }
}
