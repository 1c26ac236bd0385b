/// What all features of one store share: their running effects, and what can be dismissed.
@MainActor
package final class StoreRoot {
  /// The effects that can be cancelled by what they are registered under.
  package let registry = EffectRegistry()

  /// What has been set off by each `send` and has not ended, oldest first.
  package private(set) var groups: [EffectNode] = []

  /// What dismissing the store's own feature does; `nil` where nothing presents it.
  package nonisolated let dismissal: (@MainActor @Sendable () -> Void)?

  /// Is told of each effect that starts.
  package var effectObserver: (@MainActor (EffectNode) -> Void)?

  /// The dependencies that reducers and new effects see.
  var dependencies = DependencyValues()

  /// Whether a feature was removed since states were last remembered.
  private(set) var hasRemovals = false

  private var presented = PresentedFeatures()
  private var outliving: [WeakOutlivingCore] = []
  private var outlivingLimit = 16

  package nonisolated init(dismissal: (@MainActor @Sendable () -> Void)? = nil) {
    self.dismissal = dismissal
  }

  /// Opens a group for what a `send` sets off; it closes when nothing of it runs.
  func openGroup() -> EffectNode {
    let group = EffectNode()
    groups.append(group)
    group.onClose { [weak self, unowned group] in self?.remove(group) }
    return group
  }

  private func remove(_ group: EffectNode) {
    // Most groups close soon after they were opened, so they are near the end.
    if let index = groups.lastIndex(where: { $0 === group }) { groups.remove(at: index) }
    // Checked in every test, as each store comes to rest, or is cancelled when it goes away.
    assert(!groups.isEmpty || registry.isEmpty, "An effect that has ended is still registered.")
  }

  /// How many features can be dismissed now.
  var presentedCount: Int { presented.count }

  /// Lets a feature be dismissed until its effects are cancelled.
  func present(_ path: NavigationPath, dismissal: @escaping @MainActor () -> Void) {
    presented.add(path, dismissal: dismissal)
  }

  /// Dismisses a feature.
  ///
  /// - Returns: Whether it was still there.
  func dismiss(_ path: NavigationPath) -> Bool {
    guard let dismissal = presented.dismissal(of: path) else { return false }
    dismissal()
    return true
  }

  /// Cancels effects, and with those of a feature the ways to dismiss it and those inside of it.
  func cancel(_ key: CancelKey) {
    registry.cancel(key)
    guard case .feature(let path) = key else { return }
    hasRemovals = true
    // A state that comes from another store remembers a feature of that one.
    if path.root === self { presented.remove(path) }
  }

  /// Cancels the effects of features that are presented in a place, other than those of some paths.
  func cancelPresented(in place: PresentationPlace, except paths: Set<NavigationPath>) {
    for path in presented.features(in: place) where !paths.contains(path) { cancel(.feature(path)) }
  }

  /// Cancels everything.
  package func cancelAll() {
    for group in groups { group.cancel() }
    presented = PresentedFeatures()
  }

  /// Adds a core that may outlive its state.
  func add(_ core: any OutlivingCore) {
    outliving.append(WeakOutlivingCore(core: core))
    guard outliving.count > outlivingLimit else { return }
    outliving.removeAll { $0.core == nil }
    outlivingLimit = max(16, outliving.count * 2)
  }

  /// Lets each core keep the state that it shows, before that is gone.
  func rememberStates() {
    hasRemovals = false
    for entry in outliving { entry.core?.rememberState() }
  }
}

private struct WeakOutlivingCore {
  weak var core: (any OutlivingCore)?
}
