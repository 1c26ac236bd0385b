/// The core of a store for part of another store's state.
@MainActor
final class ScopedCore<Parent, ParentAction, State, Action>: Core {
  private let parent: Store<Parent, ParentAction>
  private let keyPath: KeyPath<Parent, State>
  private let action: AnyCasePath<ParentAction, Action>

  init(
    parent: Store<Parent, ParentAction>,
    keyPath: KeyPath<Parent, State>,
    action: AnyCasePath<ParentAction, Action>
  ) {
    self.parent = parent
    self.keyPath = keyPath
    self.action = action
  }

  var isLasting: Bool { parent.core.isLasting }

  var isLive: Bool { parent.core.isLive }

  var state: State { parent.core.state[keyPath: keyPath] }

  func send(_ action: Action) -> EffectNode? {
    parent.core.send(self.action.embed(action))
  }
}
