/// An object that runs effects and delivers the actions that they send to a store.
@MainActor
final class EffectRunner<Action> {
  /// The throttled effects, indexed by the keys that cancel them.
  var throttled: [CancelKey: Throttled<Action>] = [:]

  private let root: StoreRoot
  private let deliver: @MainActor (Action, EffectNode?, ActionScope?) -> Void

  /// Creates a runner for the effects of a store.
  ///
  /// - Parameter deliver: A closure that receives an action, the group of the effect that sent it,
  ///   and the scope in which to process it.
  init(
    root: StoreRoot, deliver: @escaping @MainActor (Action, EffectNode?, ActionScope?) -> Void
  ) {
    self.root = root
    self.deliver = deliver
  }

  /// Starts an effect below a node.
  func start(_ effect: Effect<Action>, below node: EffectNode) {
    switch effect.operation {
    case .none:
      break
    case .send(let action, let scope):
      deliver(action, node.group, scope)
    case .run(let run):
      start(run, below: node)
    case .merge(let effects):
      for effect in effects { start(effect, below: node) }
    case .concatenate(let effects):
      start(effects[...], below: node)
    case .cancellable(let key, let cancelInFlight, let effect):
      if cancelInFlight { root.registry.cancel(key) }
      _ = start(effect, key: key, below: node)
    case .throttle(let key, let interval, let latest, let effect):
      throttle(effect, key: key, interval: interval, latest: latest, below: node)
    case .cancel(let key):
      root.cancel(key)
    case .cancelOthers(let place, let paths):
      root.cancelPresented(in: place, except: paths)
    case .present(let path, let dismissal):
      // The dismissal belongs to the `send` whose effect requests it.
      root.present(path) { [deliver] in deliver(dismissal, RunningEffect.current?.node.group, nil) }
    }
  }

  /// Starts an effect that can be cancelled with a key, and returns the effect's node.
  func start(
    _ effect: Effect<Action>, key: CancelKey, below parent: EffectNode
  ) -> EffectNode {
    let node = EffectNode(parent: parent)
    root.registry.register(node, for: key)
    node.hold()
    start(effect, below: node)
    node.release()
    return node
  }

  private func start(_ effects: ArraySlice<Effect<Action>>, below parent: EffectNode) {
    var rest = effects
    while let effect = rest.popFirst(), !parent.isCancelled {
      let step = EffectNode(parent: parent)
      step.hold()
      start(effect, below: step)
      step.release()
      // For a step that has ended, `onClose` would immediately call this method recursively.
      guard !step.isClosed else { continue }
      let remaining = rest
      return step.onClose { [weak self] in self?.start(remaining, below: parent) }
    }
  }

  private func start(_ run: Effect<Action>.Run, below parent: EffectNode) {
    guard !parent.isCancelled else { return }
    let node = EffectNode(parent: parent, location: run.location)
    node.hold()
    root.effectObserver?(node)
    let send = Send<Action> { [weak self] action in
      self?.receive(action, from: node)
    }
    let group = node.group
    group.beginWork()
    node.task = Task(name: run.name, priority: run.priority) {
      await RunningEffect.$current.withValue(RunningEffect(node: node)) {
        await run.operation(send)
      }
      node.release()
      group.endWork()
    }
  }

  private func receive(_ action: Action, from node: EffectNode) {
    if node.hasDismissedItself { return reportDismissed(action, node) }
    guard !node.isCancelled, !Task.isCancelled else { return }
    if node.isClosed { return reportCompleted(action, node) }
    deliver(action, node.group, nil)
  }
}
