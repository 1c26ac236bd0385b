import Observation

/// The values that views publish for views elsewhere on the screen, such as commands.
@MainActor @Observable
final class Publications {
  private struct Publication {
    var key: AnyHashable
    var value: Any
    var isSceneWide: Bool
    var add: @MainActor (inout FocusedValues) -> Void
  }

  @ObservationIgnored private var all: [NodeID: Publication] = [:]
  @ObservationIgnored private var focused: Set<NodeID> = []
  @ObservationIgnored private var changes = 0
  /// A number that grows with each change. Only this number is observed, because the values
  /// can't be compared in general.
  private var version = 0

  /// The current values. Values of the focused view replace values of the scene, and values of an
  /// inner view replace values of an outer view.
  var values: FocusedValues {
    _ = version
    var values = FocusedValues()
    let inOrder = all.sorted { $0.key < $1.key }
    for (_, publication) in inOrder where publication.isSceneWide { publication.add(&values) }
    for (node, publication) in inOrder where !publication.isSceneWide && focused.contains(node) {
      publication.add(&values)
    }
    return values
  }

  func publish(
    _ value: Any, for key: AnyHashable, from node: NodeID, isSceneWide: Bool,
    add: @escaping @MainActor (inout FocusedValues) -> Void
  ) {
    let former = all[node]
    all[node] = Publication(key: key, value: value, isSceneWide: isSceneWide, add: add)
    guard let former, former.key == key, isSameValue(former.value, value) else { return notify() }
  }

  func withdraw(from node: NodeID) {
    if all.removeValue(forKey: node) != nil { notify() }
  }

  /// Moves the focus to a view inside the given publishers.
  func focus(on publishers: [NodeID]) {
    guard focused != Set(publishers) else { return }
    focused = Set(publishers)
    notify()
  }

  private func notify() {
    changes += 1
    version = changes
  }
}

/// A view that registers a value with ``Publications`` while it's on the screen.
struct Publisher<Base: View>: View, PrimitiveView {
  let base: Base
  let key: AnyHashable
  let value: Any
  let isSceneWide: Bool
  let add: @MainActor (inout FocusedValues) -> Void

  func children(in node: Node) -> [Child] {
    let publications = node.host.publications
    if node.attachment == nil {
      node.attachment = Withdrawal(publications: publications, node: node.id)
    }
    // The value is published after this evaluation so that readers that were already evaluated are
    // evaluated again.
    node.host.later { [id = node.id] in
      publications.publish(value, for: key, from: id, isSceneWide: isSceneWide, add: add)
    }
    let publishers = node.environment.publishers + [node.id]
    return [
      node.child(
        .content, base, environment: node.environment(setting: \.publishers, to: publishers))
    ]
  }
}

/// An attachment that withdraws a publication when its view disappears.
private final class Withdrawal: Attachment {
  let publications: Publications
  let node: NodeID

  init(publications: Publications, node: NodeID) {
    self.publications = publications
    self.node = node
  }

  func tearDown() { publications.withdraw(from: node) }
}

extension EnvironmentValues {
  private struct PublishersKey: EnvironmentKey {
    static let defaultValue: [NodeID] = []
  }

  /// The nodes that publish values while the view has the focus, outermost first.
  var publishers: [NodeID] {
    get { self[PublishersKey.self] }
    set { self[PublishersKey.self] = newValue }
  }
}
