/// The core of a store whose state a closure derives from another store's state.
@MainActor
final class ClosureScopedCore<Parent, ParentAction, State, Action>: Core {
  private let parent: Store<Parent, ParentAction>
  private let toState: (Parent) -> State
  private let fromAction: (Action) -> ParentAction

  init(
    parent: Store<Parent, ParentAction>,
    state: @escaping (Parent) -> State,
    action: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    toState = state
    fromAction = action
  }

  var isLasting: Bool { false }

  var isLive: Bool { parent.core.isLive }

  var state: State { toState(parent.core.state) }

  func send(_ action: Action) -> EffectNode? {
    parent.core.send(fromAction(action))
  }
}
