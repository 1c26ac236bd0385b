/// A reducer that runs a parent and an optional child that can't dismiss itself. `ifLet` on a plain
/// optional and `ifCaseLet` create this reducer.
struct ChildReducer<State, Action, ChildState, ChildAction, Part: ChildPart>: Reducer
where Part.Parent == State, Part.Child == ChildState {
  let parent: ResolvedReducer<State, Action>
  let part: Part
  let action: AnyCasePath<Action, ChildAction>
  let child: ResolvedReducer<ChildState, ChildAction>
  let location: IssueLocation
  private let reader = ChildIdentity.Reader<ChildState>()

  init(
    parent: ResolvedReducer<State, Action>,
    part: Part,
    action: AnyCasePath<Action, ChildAction>,
    child: ResolvedReducer<ChildState, ChildAction>,
    location: IssueLocation
  ) {
    self.parent = parent
    self.part = part
    self.action = action
    self.child = child
    self.location = location
  }

  var _kind: _BodyKind { max(parent.kind, child.kind, .expensive) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let childAction = self.action.extract(from: action)
    let childEffect = childAction.map { runChild($0, action, on: &state) } ?? .none
    let before = identity(in: state)
    let parentEffect = parent.reduce(into: &state, action: action)
    let effect = childEffect.merge(with: parentEffect)
    guard let before else { return effect }
    guard before == identity(in: state) else {
      return effect.merge(with: path(to: before).map { .cancelFeature($0) } ?? .none)
    }
    if let childAction, before.isEnded(by: childAction, in: ChildState.self) {
      part.remove(from: &state)
    }
    return effect
  }

  private func runChild(
    _ childAction: ChildAction, _ action: Action, on state: inout State
  ) -> Effect<Action> {
    guard var childState = part.child(in: state) else {
      location.reportAbsentState(operator: part.name, action: action, absence: part.absence)
      return .none
    }
    let path = path(to: reader.identity(of: childState))
    let effect = FeaturePath.running(path) {
      part.copies
        ? child.reduce(intoCopy: &childState, action: childAction)
        : child.reduce(into: &childState, action: childAction)
    }
    part.set(childState, in: &state)
    return effect.ofChild(at: path) { [action = self.action] in action.embed($0) }
  }

  private func identity(in state: State) -> ChildIdentity? {
    part.child(in: state).map { reader.identity(of: $0) }
  }

  private func path(to identity: ChildIdentity) -> FeaturePath? {
    .ofChild(in: part.keyPath, identity: identity.hashable, .child)
  }
}
