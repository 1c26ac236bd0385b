/// A parent with a child that it presents: what `ifLet` makes.
struct PresentationReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let state: WritableKeyPath<Parent.State, PresentationState<Child.State>>
  let action: AnyCasePath<Parent.Action, PresentationAction<Child.Action>>
  let child: Child
  let location: IssueLocation

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let before = presentation(in: state)
    let effect = run(action, on: &state, presenting: before)
    return effect.merge(with: follow(before, in: &state))
  }

  /// Runs child and parent in the order that the action asks for.
  private func run(
    _ action: Parent.Action, on state: inout Parent.State, presenting before: Presentation?
  ) -> Effect<Parent.Action> {
    let childAction = self.action.extract(from: action)
    guard let childAction else { return parent.reduce(into: &state, action: action) }
    guard let before else {
      location.reportAbsentState(operator: "ifLet", action: action, absence: .destination)
      return parent.reduce(into: &state, action: action)
    }
    switch childAction {
    case .presented(let childAction):
      let childEffect = runChild(childAction, on: &state, presenting: before)
      let effect = childEffect.merge(with: parent.reduce(into: &state, action: action))
      if before.identity.isEnded(by: childAction) { end(before, in: &state) }
      return effect
    case .dismiss:
      let effect = parent.reduce(into: &state, action: action)
      end(before, in: &state)
      return effect
    }
  }

  private func runChild(
    _ action: Child.Action, on state: inout Parent.State, presenting before: Presentation
  ) -> Effect<Parent.Action> {
    let effect = NavigationPath.$current.withValue(before.path) {
      child.reduce(into: &state[keyPath: self.state].wrappedValue!, action: action)
    }
    guard !effect.isNone else { return .none }
    let mapped = effect.map { [action = self.action] in action.embed(.presented($0)) }
    return before.path.map(mapped.belonging(to:)) ?? mapped
  }

  /// Takes the child away, unless another has taken its place.
  private func end(_ before: Presentation, in state: inout Parent.State) {
    guard let child = state[keyPath: self.state].wrappedValue else { return }
    guard ChildIdentity(child) == before.identity else { return }
    state[keyPath: self.state].wrappedValue = nil
  }

  /// Cancels what a child that is gone has started, and lets a new one be dismissed.
  private func follow(
    _ before: Presentation?, in state: inout Parent.State
  ) -> Effect<Parent.Action> {
    let seen = state[keyPath: self.state].presented
    let after = presentation(in: state)?.dismissible
    guard seen != after || before?.path != after else { return .none }
    state[keyPath: self.state].presented = after
    var effect = Effect<Parent.Action>.none
    if let seen, seen != after { effect = effect.merge(with: .cancelFeature(seen)) }
    if let path = before?.path, path != after, path != seen {
      effect = effect.merge(with: .cancelFeature(path))
    }
    guard let after, after != seen else { return effect }
    return effect.merge(with: .present(after, dismissal: action.embed(.dismiss)))
  }

  private func presentation(in state: Parent.State) -> Presentation? {
    let presented = state[keyPath: self.state]
    return presented.wrappedValue.map {
      Presentation($0, property: self.state, seen: presented.presented)
    }
  }
}

/// A child that is presented: who it is, and where it sits.
private struct Presentation {
  let identity: ChildIdentity
  let path: NavigationPath?

  /// The path, unless the child ends by itself and so is never dismissed.
  var dismissible: NavigationPath? { identity.ephemeralAction == nil ? path : nil }

  init<State>(_ state: State, property: AnyKeyPath, seen: NavigationPath?) {
    let identity = ChildIdentity(state)
    let parent = NavigationPath.current
    self.identity = identity
    path = parent.map {
      let step = NavigationStep(
        property: property, identity: identity.hashable, isPresentation: true
      )
      return seen?.isStep(step, after: $0) == true ? seen! : $0.appending(step)
    }
  }
}
