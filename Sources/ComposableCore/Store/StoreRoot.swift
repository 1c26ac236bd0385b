/// The data that a store shares with all of its child stores, such as running effects and presented
/// features.
@MainActor
package final class StoreRoot {
  /// The effects that can be cancelled by key.
  package let registry = EffectRegistry()

  /// The groups of running effects, one for each `send`, oldest first.
  package private(set) var groups: [EffectNode] = []

  /// The closure that dismisses the store's own feature; `nil` if nothing presents it.
  package nonisolated let dismissal: (@MainActor @Sendable () -> Void)?

  /// A closure that receives each effect when it starts.
  package var effectObserver: (@MainActor (EffectNode) -> Void)?

  /// The dependencies that reducers and new effects use.
  var dependencies = DependencyValues()

  /// The object that notifies observers when the whole state is replaced.
  nonisolated let replacement = StateReplacement()

  /// Whether a feature has been removed since the states were last saved.
  private(set) var hasRemovals = false

  /// A number that changes whenever the state is written; never 0.
  private(set) var stateVersion: UInt32 = 1

  private(set) var presented = PresentedFeatures()
  private var outliving: [WeakOutlivingCore] = []
  private var outlivingLimit = 16

  package nonisolated init(dismissal: (@MainActor @Sendable () -> Void)? = nil) {
    self.dismissal = dismissal
  }

  /// Records that the state has been written.
  func stateDidChange() { stateVersion = max(1, stateVersion &+ 1) }

  /// Opens a group for the effects of a `send`. The group closes when all of them have ended.
  func openGroup() -> EffectNode {
    let group = EffectNode()
    groups.append(group)
    group.onClose { [weak self, unowned group] in self?.remove(group) }
    return group
  }

  private func remove(_ group: EffectNode) {
    groups.remove(group)
    // Tests check this whenever a store becomes idle or is cancelled on deinitialization.
    assert(!groups.isEmpty || registry.isEmpty, "An effect that has ended is still registered.")
  }

  /// Makes a feature dismissible until its effects are cancelled.
  func present(_ path: FeaturePath, dismissal: @escaping @MainActor () -> Void) {
    presented.add(path, dismissal: dismissal)
  }

  /// Dismisses a feature.
  ///
  /// - Returns: Whether the feature was still presented.
  func dismiss(_ path: FeaturePath) -> Bool {
    guard let dismissal = presented.dismissal(of: path) else { return false }
    dismissal()
    return true
  }

  /// Cancels the effects with the given key. If the key refers to a feature, the feature and its
  /// children can no longer be dismissed.
  func cancel(_ key: CancelKey) {
    registry.cancel(key)
    guard case .feature(let path) = key else { return }
    hasRemovals = true
    // A state that was taken from another store may contain records of that store's features.
    if path.root === self { presented.remove(path) }
  }

  /// Cancels the effects of the features presented at a place, except those at the given paths.
  func cancelPresented(in place: PresentationPlace, except paths: Set<FeaturePath>) {
    for path in presented.features(in: place) where !paths.contains(path) { cancel(.feature(path)) }
  }

  /// Cancels all effects. The presented features can no longer be dismissed.
  package func cancelAll() {
    for group in groups { group.cancel() }
    presented = PresentedFeatures()
  }

  /// Adds a core that can outlive its state.
  func add(_ core: any OutlivingCore) {
    outliving.append(WeakOutlivingCore(core: core))
    guard outliving.count > outlivingLimit else { return }
    outliving.removeAll { $0.core == nil }
    outlivingLimit = max(16, outliving.count * 2)
  }

  /// Makes each core save the state that it shows before that state is removed.
  func rememberStates() {
    hasRemovals = false
    for entry in outliving { entry.core?.rememberState() }
  }
}

private struct WeakOutlivingCore {
  weak var core: (any OutlivingCore)?
}
