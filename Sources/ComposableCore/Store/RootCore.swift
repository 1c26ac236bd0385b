/// The core that owns the state, the queue of actions and the running effects.
@MainActor
final class RootCore<State, Action>: Core {
  let root: StoreRoot
  var dependencies: DependencyValues
  private var storage: State
  private let replacement = StateReplacement()
  private let reducer: any Reducer<State, Action>
  private let path: NavigationPath
  private var queue: [(action: Action, group: EffectNode)] = []
  private var isProcessing = false
  private var isReducing = false

  private lazy var runner = EffectRunner<Action>(root: root) { [weak self] action, group in
    _ = self?.process(action, group: group)
  }

  init(
    initialState: State,
    reducer: some Reducer<State, Action>,
    dependencies: DependencyValues,
    root: StoreRoot = StoreRoot()
  ) {
    self.root = root
    self.dependencies = dependencies
    path = NavigationPath(root: root)
    storage = initialState
    self.reducer = reducer
  }

  isolated deinit { root.cancelAll() }

  var isLive: Bool { true }

  var state: State {
    replacement.access()
    return storage
  }

  func send(_ action: Action) -> EffectNode? {
    if isReducing { reportReentrance(action) }
    return process(action, group: nil)
  }

  /// Processes an action and all that come after it, or queues it behind those being processed.
  private func process(_ action: Action, group: EffectNode?) -> EffectNode? {
    let group = group?.isClosed == true ? nil : group
    guard !isProcessing else { return enqueue(action, group) }
    isProcessing = true
    var state = storage
    let first = reduce(&state, action, group)
    var next = queue.startIndex
    while next < queue.endIndex {
      let (action, group) = queue[next]
      next += 1
      _ = reduce(&state, action, group)
      group.release()
    }
    queue.removeAll(keepingCapacity: next < 1_000)
    write(state)
    isProcessing = false
    return first
  }

  private func enqueue(_ action: Action, _ group: EffectNode?) -> EffectNode {
    let group = group ?? root.openGroup()
    group.hold()
    queue.append((action, group))
    return group
  }

  private func reduce(
    _ state: inout State, _ action: Action, _ group: EffectNode?
  ) -> EffectNode? {
    isReducing = true
    let effect = DependencyValues.$_current.withValue(dependencies) {
      NavigationPath.$current.withValue(path) { reducer.reduce(into: &state, action: action) }
    }
    isReducing = false
    guard !effect.isNone else { return group }
    let group = group ?? root.openGroup()
    group.hold()
    runner.start(effect, below: group)
    group.release()
    return group
  }

  private func write(_ state: State) {
    if root.hasRemovals { root.rememberStates() }
    replacement.write(state, to: &storage)
  }
}
