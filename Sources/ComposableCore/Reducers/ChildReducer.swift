/// A parent with a child that may be absent and cannot be dismissed: what `ifLet` on an optional
/// and `ifCaseLet` make.
struct ChildReducer<Parent: Reducer, Child: Reducer, Part: ChildPart>: Reducer
where Part.Parent == Parent.State, Part.Child == Child.State {
  let parent: Parent
  let part: Part
  let action: AnyCasePath<Parent.Action, Child.Action>
  let child: Child
  let location: IssueLocation

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let childAction = self.action.extract(from: action)
    let childEffect = childAction.map { runChild($0, action, on: &state) } ?? .none
    let before = identity(in: state)
    let parentEffect = parent.reduce(into: &state, action: action)
    let effect = childEffect.merge(with: parentEffect)
    guard let before else { return effect }
    guard before == identity(in: state) else {
      return effect.merge(with: path(to: before).map { .cancelFeature($0) } ?? .none)
    }
    if let childAction, before.isEnded(by: childAction) { part.remove(from: &state) }
    return effect
  }

  private func runChild(
    _ childAction: Child.Action, _ action: Parent.Action, on state: inout Parent.State
  ) -> Effect<Parent.Action> {
    guard var childState = part.child(in: state) else {
      location.reportAbsentState(operator: part.name, action: action, absence: part.absence)
      return .none
    }
    let path = path(to: ChildIdentity(childState))
    let effect = NavigationPath.$current.withValue(path) {
      child.reduce(into: &childState, action: childAction)
    }
    part.set(childState, in: &state)
    guard !effect.isNone else { return .none }
    let mapped = effect.map { [action = self.action] in action.embed($0) }
    return path.map(mapped.belonging(to:)) ?? mapped
  }

  private func identity(in state: Parent.State) -> ChildIdentity? {
    part.child(in: state).map { ChildIdentity($0) }
  }

  private func path(to identity: ChildIdentity) -> NavigationPath? {
    NavigationPath.current?.appending(
      NavigationStep(
        property: part.keyPath, identity: identity.hashable, isPresentation: false
      )
    )
  }
}
