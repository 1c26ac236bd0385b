/// The core of a store for an optional part of another store's state. After the part becomes `nil`,
/// the core continues to show its last value.
@MainActor
final class OptionalCore<Parent, ParentAction, State, Action>: Core {
  private let parent: Store<Parent, ParentAction>
  private let keyPath: KeyPath<Parent, State?>
  // This function is stored, because reading it from the case path would look up the type of the
  // path at run time for each action.
  private let embed: (Action) -> ParentAction
  private var last: State

  /// The version of the root's state when `last` was read; 0 if that version isn't known.
  private var lastVersion: UInt32 = 0

  let isLasting: Bool

  init(
    parent: Store<Parent, ParentAction>,
    keyPath: KeyPath<Parent, State?>,
    action: AnyCasePath<ParentAction, Action>,
    state: State
  ) {
    self.parent = parent
    self.keyPath = keyPath
    embed = action.embedding
    last = state
    isLasting = parent.core.isLasting
    parent.root.add(self)
  }

  var isLive: Bool { parent.core.isLive && current != nil }

  var isCertainlyLive: Bool {
    // A tracked read must access every property on the way to the state.
    !parent.root.replacement.access() && lastVersion == parent.root.stateVersion
  }

  var state: State {
    if !isCertainlyLive { rememberState() }
    return last
  }

  func accept(_ state: State) {
    last = state
    if isLasting { lastVersion = parent.root.stateVersion }
  }

  private var current: State? { parent.core.state[keyPath: keyPath] }

  func send(_ action: Action) -> EffectNode? {
    parent.core.send(embed(action))
  }
}

extension OptionalCore: OutlivingCore {
  func rememberState() {
    if let current { accept(current) }
  }
}
