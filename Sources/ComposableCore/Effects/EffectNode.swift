/// A running effect or a group of effects: a node of the tree through which effects are cancelled
/// and awaited.
///
/// A node stays open while its own work or an open child holds it. Cancelling a node cancels
/// everything below it and closes the node immediately, even though the cancelled work may take
/// some time to end.
@MainActor
package final class EffectNode {
  /// The source location of the effect; `nil` for groups.
  package let location: IssueLocation?

  private let parent: EffectNode?
  private var children: [EffectNode] = []
  private var holds = 0
  private var closings: [@MainActor () -> Void] = []
  private var workers = 0
  private var endings: [@MainActor () -> Void] = []
  var task: Task<Void, Never>?

  /// Whether the effect was cancelled before it completed.
  package private(set) var isCancelled = false

  /// Whether the effect has completed or been cancelled.
  package private(set) var isClosed = false

  /// Whether the effect's own work has dismissed its feature.
  var hasDismissedItself = false

  init(parent: EffectNode? = nil, location: IssueLocation? = nil) {
    self.parent = parent
    self.location = location
    guard let parent else { return }
    isCancelled = parent.isCancelled
    parent.hold()
    parent.children.append(self)
  }

  /// The group of all effects of one `send`.
  var group: EffectNode { parent?.group ?? self }

  /// The running effects at and below this node that have a source location, in depth-first order.
  package var running: [EffectNode] {
    (location == nil || isClosed ? [] : [self]) + children.flatMap(\.running)
  }

  func hold() { holds += 1 }

  func release() {
    holds -= 1
    if holds == 0 { close() }
  }

  /// Calls a closure once the effect has completed or been cancelled.
  package func onClose(_ action: @escaping @MainActor () -> Void) {
    if isClosed { action() } else { closings.append(action) }
  }

  /// Records that work of the group has started.
  func beginWork() { workers += 1 }

  /// Records that work of the group has ended, whether it was cancelled or not.
  func endWork() {
    workers -= 1
    guard workers == 0 else { return }
    let endings = endings
    // Empty the list first, because a closure can add more closures.
    self.endings = []
    for action in endings { action() }
  }

  /// Cancels the effect and all effects below it.
  package func cancel() {
    guard !isClosed else { return }
    isCancelled = true
    task?.cancel()
    let children = children
    // Empty the list first, so that children don't search it when they close.
    self.children = []
    for child in children { child.cancel() }
    close()
  }

  /// Waits until the node has completed or been cancelled, and all its work has ended.
  package func finish() async {
    if !isClosed {
      await withCheckedContinuation { continuation in onClose { continuation.resume() } }
    }
    // Work can begin again before this task continues.
    while workers > 0 {
      await withCheckedContinuation { continuation in endings.append { continuation.resume() } }
    }
  }

  private func remove(_ child: EffectNode) {
    children.remove(child)
  }

  private func close() {
    guard !isClosed else { return }
    isClosed = true
    for action in closings { action() }
    closings = []
    parent?.remove(self)
    parent?.release()
  }
}

extension [EffectNode] {
  /// Removes a node, if the array contains it.
  ///
  /// - Complexity: O(*n*). The oldest and the newest nodes, which usually close first, take only a
  ///   few comparisons.
  @MainActor
  mutating func remove(_ node: EffectNode) {
    let index = first === node ? startIndex : lastIndex { $0 === node }
    if let index { remove(at: index) }
  }
}
