/// The running effects of a store, indexed by the keys that cancel them.
@MainActor
package final class EffectRegistry {
  private var nodes: [CancelKey: [EffectNode]] = [:]
  private var paths: [HashableBox: [FeaturePath?]] = [:]

  /// Whether nothing is registered. This is the case once all effects of the store have ended.
  package var isEmpty: Bool { nodes.isEmpty && paths.isEmpty }

  /// Makes a running effect cancellable by a key until the effect has ended.
  func register(_ node: EffectNode, for key: CancelKey) {
    if nodes[key] == nil, case .id(let id, let path) = key { paths[id, default: []].append(path) }
    nodes[key, default: []].append(node)
    node.onClose { [weak self, unowned node] in self?.remove(node, for: key) }
  }

  /// Cancels the effects with the given key. An ID also cancels effects of child features.
  func cancel(_ key: CancelKey) {
    guard !nodes.isEmpty else { return }
    for key in keys(cancelledBy: key) {
      // Cancelling a node removes it from the stored array, but the loop iterates over a copy.
      for node in nodes[key] ?? [] { node.cancel() }
    }
  }

  private func keys(cancelledBy key: CancelKey) -> [CancelKey] {
    guard case .id(let id, let scope) = key else { return [key] }
    let paths = paths[id] ?? []
    return paths.filter { path in
      guard let scope else { return true }
      return path?.starts(with: scope) ?? false
    }
    .map { .id(id, $0) }
  }

  private func remove(_ node: EffectNode, for key: CancelKey) {
    nodes[key]?.remove(node)
    guard nodes[key]?.isEmpty == true else { return }
    nodes[key] = nil
    guard case .id(let id, let path) = key else { return }
    if let index = paths[id]?.firstIndex(of: path) { paths[id]?.remove(at: index) }
    if paths[id]?.isEmpty == true { paths[id] = nil }
  }
}
