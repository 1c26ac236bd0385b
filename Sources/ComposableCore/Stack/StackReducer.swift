import OrderedCollections

/// A parent with a stack of features: what `forEach` makes.
struct StackReducer<State, Action, ElementState, ElementAction>: Reducer {
  let parent: ResolvedReducer<State, Action>
  let state: WritableKeyPath<State, StackState<ElementState>>
  let action: AnyCasePath<Action, StackAction<ElementState, ElementAction>>
  let element: ResolvedReducer<ElementState, ElementAction>
  let location: IssueLocation

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let stackAction = self.action.extract(from: action)
    let acting = stackAction.flatMap { path(ofElementActing: $0, in: state) }
    let effect = run(stackAction, action, on: &state)
    return effect.merge(with: follow(acting, in: &state))
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
    let path = path(of: id, in: state)
    let effect = NavigationPath.$current.withValue(path) {
      element.reduce(into: &state[keyPath: self.state].elements[id]!, action: elementAction)
    }
    guard !effect.isNone else { return .none }
    let mapped = effect.map { [action = self.action] in
      action.embed(.element(id: id, action: $0))
    }
    return path.map(mapped.belonging(to:)) ?? mapped
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
    state[keyPath: self.state].elements[id] = element
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
    _ acting: NavigationPath?, in state: inout State
  ) -> Effect<Action> {
    guard let parent = NavigationPath.current else { return .none }
    let seen = state[keyPath: self.state].mounted
    let ids = state[keyPath: self.state].ids
    guard seen.keys != ids || seen.values.first.map({ $0.parent != parent }) == true
    else { return .none }
    var mounted: OrderedDictionary<StackElementID, NavigationPath> = [:]
    for id in ids { mounted[id] = path(of: id, in: state) }
    state[keyPath: self.state].mounted = mounted
    var effects = gone(Array(seen.values) + [acting].compactMap(\.self), mounted)
    for (id, path) in mounted where seen[id] != path {
      effects.append(.present(path, dismissal: action.embed(.popFrom(id: id))))
    }
    return .merge(effects)
  }

  private func gone(
    _ paths: [NavigationPath], _ mounted: OrderedDictionary<StackElementID, NavigationPath>
  ) -> [Effect<Action>] {
    OrderedSet(paths).filter { !mounted.values.contains($0) }.map { .cancelFeature($0) }
  }

  private func path(
    ofElementActing action: StackAction<ElementState, ElementAction>, in state: State
  ) -> NavigationPath? {
    guard case .element(let id, _) = action else { return nil }
    return path(of: id, in: state)
  }

  private func path(of id: StackElementID, in state: State) -> NavigationPath? {
    guard let parent = NavigationPath.current else { return nil }
    if let seen = state[keyPath: self.state].mounted[id], seen.parent == parent { return seen }
    let step = NavigationStep(property: self.state, identity: id, isPresentation: true)
    return parent.appending(step)
  }
}
