/// The core that owns the state, the action queue, and the running effects.
@MainActor
package final class RootCore<State, Action>: Core {
  package let root: StoreRoot

  /// The dependencies that reducers and new effects use.
  package var dependencies: DependencyValues {
    get { root.dependencies }
    set { root.dependencies = newValue }
  }

  /// A closure that receives each processed action and the resulting state.
  package var observer: (@MainActor (ProcessedAction<State, Action>) -> Void)?

  private var storage: State
  private let reader = StateReader<State>()
  private let reducer: ResolvedReducer<State, Action>
  private let path: FeaturePath
  private var queue: [QueuedAction<Action>] = []
  private var isProcessing = false
  private var isReducing = false

  private lazy var runner = EffectRunner<Action>(root: root) {
    [weak self] action, group, scope in
    self?.receive(action, group: group, scope: scope)
  }

  package init(
    initialState: State,
    reducer: some Reducer<State, Action>,
    dependencies: DependencyValues,
    root: StoreRoot = StoreRoot()
  ) {
    self.root = root
    path = FeaturePath(root: root)
    storage = initialState
    self.reducer = ResolvedReducer(reducer)
    root.dependencies = dependencies
    WatchedStore.latest = self
    if WatchedStore.isWatching { WatchedStore.changed = self }
  }

  isolated deinit {
    if WatchedStore.latest === self { WatchedStore.latest = nil }
    root.cancelAll()
  }

  var isLive: Bool { true }

  package var state: State {
    _ = root.replacement.access()
    return storage
  }

  package func send(_ action: Action) -> EffectNode? {
    if isReducing { reportReentrance(action) }
    return process(action, group: nil, origin: .sender)
  }

  /// Processes an action sent by an effect.
  private func receive(_ action: Action, group: EffectNode?, scope: ActionScope?) {
    guard let scope, !isProcessing else {
      _ = process(action, group: group, origin: .effect, scope: scope)
      return
    }
    scope { _ = process(action, group: group, origin: .effect) }
  }

  /// Processes an action and the actions that it triggers, or queues the action if the store is
  /// already processing another action.
  private func process(
    _ action: Action, group: EffectNode?, origin: ActionOrigin, scope: ActionScope? = nil
  ) -> EffectNode? {
    let group = group?.isClosed == true ? nil : group
    guard !isProcessing else { return enqueue(action, group, origin, scope) }
    isProcessing = true
    // Change a copy, so that the old state remains visible until all queued actions are processed.
    var state = storage
    reader.mark(&state)
    let identity = reader.identity(of: state)
    let first = reduce(&state, action, group, origin)
    finish(&state, begunAs: identity)
    while queue.count > 0 { processActionsOfObservers() }
    return first
  }

  /// Processes the actions that observers of the state sent while it was being written.
  private func processActionsOfObservers() {
    isProcessing = true
    var state = storage
    reader.mark(&state)
    let identity = reader.identity(of: state)
    finish(&state, begunAs: identity)
  }

  /// Processes the queued actions, and writes the new state.
  private func finish(_ state: inout State, begunAs identity: StateIdentity?) {
    if queue.count > 0, let scope = drainQueue(&state) {
      scope { write(&state, begunAs: identity) }
    } else {
      write(&state, begunAs: identity)
    }
    isProcessing = false
  }

  /// Processes the queued actions.
  ///
  /// - Returns: The scope in which to write the new state: the scope of the last action with a
  ///   scope, or `nil` if no action has one.
  private func drainQueue(_ state: inout State) -> ActionScope? {
    var next = queue.startIndex
    var lastScope: ActionScope?
    while next < queue.endIndex {
      let item = queue[next]
      next += 1
      if let scope = item.scope {
        lastScope = scope
        scope { _ = reduce(&state, item.action, item.group, item.origin) }
      } else {
        _ = reduce(&state, item.action, item.group, item.origin)
      }
      item.group.release()
    }
    // A single burst of actions must not occupy memory for the rest of the store's life.
    queue.removeAll(keepingCapacity: next < 1_000)
    return lastScope
  }

  private func enqueue(
    _ action: Action, _ group: EffectNode?, _ origin: ActionOrigin, _ scope: ActionScope?
  ) -> EffectNode {
    let group = group ?? root.openGroup()
    // Hold the group, so that it can't close before the action is processed.
    group.hold()
    queue.append(QueuedAction(action: action, group: group, origin: origin, scope: scope))
    return group
  }

  private func reduce(
    _ state: inout State, _ action: Action, _ group: EffectNode?, _ origin: ActionOrigin
  ) -> EffectNode? {
    let generation = observer == nil ? nil : elementGeneration
    isReducing = true
    var effect = Effect<Action>.none
    withFeature { effect = reducer.reduce(into: &state, action: action) }
    isReducing = false
    if let generation { notifyObserver(action, origin, state, generation) }
    guard !effect.isNone else { return group }
    // Bookkeeping starts no work that a sender could wait for.
    if group == nil, effect.isBookkeeping {
      runner.start(effect, below: EffectNode())
      return nil
    }
    let group = group ?? root.openGroup()
    // Hold the group, so that it can't close before all parts of the effect have started.
    group.hold()
    runner.start(effect, below: group)
    group.release()
    return group
  }

  private func notifyObserver(
    _ action: Action, _ origin: ActionOrigin, _ state: State, _ generation: Int
  ) {
    observer?(
      ProcessedAction(action: action, origin: origin, state: state, elementGeneration: generation)
    )
  }

  /// Runs an operation with the store's dependencies and navigation path.
  private func withFeature(_ operation: () -> Void) {
    FeaturePath.$current.withValue(path) {
      // Setting the task-local value would take time and change nothing.
      if dependencies.overridesNothing, DependencyValues._current.overridesNothing {
        return operation()
      }
      return DependencyValues.$_current.withValue(dependencies, operation: operation)
    }
  }

  private var elementGeneration: Int { dependencies.stackElementID.nextGeneration }

  private func write(_ state: inout State, begunAs identity: StateIdentity?) {
    // The stores of removed features continue to show the last state.
    if root.hasRemovals { root.rememberStates() }
    if reader.isReplaced(storage, by: &state, begunAs: identity) {
      root.replacement.announce { store(&state) }
    } else {
      store(&state)
    }
  }

  private func store(_ state: inout State) {
    swap(&storage, &state)
    root.stateDidChange()
    if WatchedStore.isWatching { WatchedStore.changed = self }
  }
}

extension RootCore: MappedStore {
  var map: NavigationMap { NavigationMap(of: storage) }
}

/// An action that waits until earlier actions are processed.
private struct QueuedAction<Action> {
  var action: Action
  var group: EffectNode
  var origin: ActionOrigin
  var scope: ActionScope?
}
