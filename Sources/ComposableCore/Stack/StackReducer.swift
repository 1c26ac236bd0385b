import OrderedCollections

/// A parent with a stack of features: what `forEach` makes.
struct StackReducer<State, Action, ElementState, ElementAction>: Reducer {
  let parent: ResolvedReducer<State, Action>
  let state: WritableKeyPath<State, StackState<ElementState>>
  let action: AnyCasePath<Action, StackAction<ElementState, ElementAction>>
  let element: ResolvedReducer<ElementState, ElementAction>
  let location: IssueLocation

  var _kind: _BodyKind { max(parent.kind, .dear) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let stackAction = self.action.extract(from: action)
    let before = state[keyPath: self.state].mounted
    let acting = acting(stackAction, in: state)
    let effect = run(stackAction, action, on: &state)
    return effect.merge(with: follow(before, acting, in: &state))
  }

  private func run(
    _ stackAction: StackAction<ElementState, ElementAction>?,
    _ action: Action,
    on state: inout State
  ) -> Effect<Action> {
    var effect = Effect<Action>.none
    switch stackAction {
    case .element(let id, let elementAction):
      effect = runElement(id, elementAction, action, on: &state)
    case .push(let id, let element):
      push(element, id, action, on: &state)
    case .popFrom(let id) where !state[keyPath: self.state].ids.contains(id):
      location.reportUnknownElement(id, state[keyPath: self.state].ids, action: action)
    case .popFrom, nil:
      break
    }
    effect = effect.merge(with: parent.reduce(into: &state, action: action))
    if case .popFrom(let id) = stackAction { state[keyPath: self.state].pop(from: id) }
    return effect
  }

  private func runElement(
    _ id: StackElementID,
    _ elementAction: ElementAction,
    _ action: Action,
    on state: inout State
  ) -> Effect<Action> {
    guard state[keyPath: self.state].ids.contains(id) else {
      location.reportUnknownElement(id, state[keyPath: self.state].ids, action: action)
      return .none
    }
    let path = NavigationPath.current.map { self.path(of: id, below: $0) }
    let effect = NavigationPath.$current.withValue(path) {
      reduce(id, elementAction, into: &state[keyPath: self.state])
    }
    guard !effect.isNone else { return .none }
    let mapped = effect.map { [action = self.action] in
      action.embed(.element(id: id, action: $0))
    }
    return path.map(mapped.belonging(to:)) ?? mapped
  }

  private func reduce(
    _ id: StackElementID, _ action: ElementAction, into stack: inout StackState<ElementState>
  ) -> Effect<ElementAction> {
    stack.lend()
    return element.reduce(into: &stack[id: id]!, action: action)
  }

  private func push(
    _ element: ElementState,
    _ id: StackElementID,
    _ action: Action,
    on state: inout State
  ) {
    guard !state[keyPath: self.state].ids.contains(id) else {
      return location.reportKnownElement(id, state[keyPath: self.state].ids, action: action)
    }
    checkGeneration(of: id, action)
    state[keyPath: self.state].append(element, id)
  }

  /// In tests, makes sure that pushed ids come from the same sequence as all others.
  private func checkGeneration(of id: StackElementID, _ action: Action) {
    guard DependencyValues._current.context == .test else { return }
    let generator = DependencyValues._current.stackElementID
    if id.generation > generator.nextGeneration {
      location.reportUnexpectedGeneration(id, next: generator.nextGeneration, action: action)
    } else if id.generation == generator.nextGeneration {
      _ = generator.next()
    }
  }

  /// Cancels what elements that are gone have started, and lets new ones be dismissed.
  private func follow(
    _ before: MountedElements?, _ acting: StackElementID?, in state: inout State
  ) -> Effect<Action> {
    guard let parent = NavigationPath.current else { return .none }
    let ids = state[keyPath: self.state].ids
    let seen = before?.parent == parent ? before?.ids : nil
    guard seen != ids || state[keyPath: self.state].mounted == nil else { return .none }
    state[keyPath: self.state].mounted = MountedElements(ids: ids, parent: parent)
    let gone = (seen ?? []).union(acting.map { [$0] } ?? []).subtracting(ids)
    let new = ids.subtracting(seen ?? [])
    return .merge(
      gone.map { .cancelFeature(path(of: $0, below: parent)) }
        + new.map {
          .present(path(of: $0, below: parent), dismissal: action.embed(.popFrom(id: $0)))
        }
    )
  }

  /// The element that an action belongs to, if it is on the stack.
  private func acting(
    _ action: StackAction<ElementState, ElementAction>?, in state: State
  ) -> StackElementID? {
    guard case .element(let id, _) = action, state[keyPath: self.state].ids.contains(id)
    else { return nil }
    return id
  }

  private func path(of id: StackElementID, below parent: NavigationPath) -> NavigationPath {
    parent.appending(NavigationStep(property: state, identity: id, isPresentation: true))
  }
}
