/// A reducer that runs a parent and the child that it presents. `ifLet` on a `PresentationState`
/// creates this reducer.
struct PresentationReducer<State, Action, ChildState, ChildAction>: Reducer {
  let parent: ResolvedReducer<State, Action>
  let state: WritableKeyPath<State, PresentationState<ChildState>>
  let action: AnyCasePath<Action, PresentationAction<ChildAction>>
  let child: ResolvedReducer<ChildState, ChildAction>
  let location: IssueLocation
  // This function is stored, because reading it from `action` would look up the type of `action` at
  // run time for each action.
  private let extract: (Action) -> PresentationAction<ChildAction>?
  private let reader = ChildIdentity.Reader<ChildState>()

  init(
    parent: ResolvedReducer<State, Action>,
    state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: AnyCasePath<Action, PresentationAction<ChildAction>>,
    child: ResolvedReducer<ChildState, ChildAction>,
    location: IssueLocation
  ) {
    self.parent = parent
    self.state = state
    self.action = action
    self.child = child
    self.location = location
    extract = action.extraction
  }

  var _kind: _BodyKind { max(parent.kind, child.kind, .expensive) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let place, reader.hasNoIdentity else { return reduceTracking(&state, action) }
    let childAction = extract(action)
    let record: PresentationRecord<FeaturePath?>
    let effect: Effect<Action>
    if case .presented(let childAction) = childAction {
      // The child is checked and run in one access, because each access runs the accessors of the
      // parent's state.
      guard let known = runKnownChild(childAction, in: &state[keyPath: self.state], at: place)
      else { return reduceTracking(&state, action) }
      record = known.record
      effect = fromChild(known.effect, at: record.seen)
        .merge(with: parent.reduce(into: &state, action: action))
    } else {
      guard let known = state[keyPath: self.state].knownChild(at: place), let path = known.seen
      else { return reduceTracking(&state, action) }
      record = known
      effect = parent.reduce(into: &state, action: action)
      if childAction != nil { end(Presentation(path: path), in: &state) }
    }
    // Most actions neither remove nor replace the child.
    if state[keyPath: self.state].knownChild(at: place)?.seen === record.seen { return effect }
    let before = record.seen.map { Presentation(path: $0) }
    return effect.merge(with: follow(before, record, in: &state))
  }

  /// Runs the child in a single access to the parent's state if it's the child that was last
  /// present; otherwise, returns `nil`.
  ///
  /// Call this method only if children of the type have no identity.
  private func runKnownChild(
    _ action: ChildAction, in presented: inout PresentationState<ChildState>,
    at place: PresentationPlace
  ) -> (record: PresentationRecord<FeaturePath?>, effect: Effect<ChildAction>)? {
    guard let record = presented.knownChild(at: place), let path = record.seen else { return nil }
    let effect = FeaturePath.running(path) {
      // The store still holds the old child, so this changes a copy. Its mark lets observers
      // recognize the copy as the same child.
      child.reduce(intoCopy: &presented.presented, action: action)
    }
    return (record, effect)
  }

  /// Runs the reducers, and updates the record if the child appears, disappears, or is replaced.
  private func reduceTracking(_ state: inout State, _ action: Action) -> Effect<Action> {
    let presented = state[keyPath: self.state]
    let before = presentation(presented, after: nil)
    let effect = run(action, on: &state, presenting: before)
    return effect.merge(with: follow(before, presented.record, in: &state))
  }

  /// Runs the child if the action is for it, then the parent, and then removes the child if the
  /// action dismisses it.
  private func run(
    _ action: Action, on state: inout State, presenting before: Presentation?
  ) -> Effect<Action> {
    let childAction = extract(action)
    guard let childAction else { return parent.reduce(into: &state, action: action) }
    guard let before else {
      location.reportAbsentState(operator: "ifLet", action: action, absence: .destination)
      return parent.reduce(into: &state, action: action)
    }
    switch childAction {
    case .presented(let childAction):
      let childEffect = runChild(childAction, on: &state, presenting: before)
      let effect = childEffect.merge(with: parent.reduce(into: &state, action: action))
      // The action of a button removes its alert or dialog.
      if before.identity.isEnded(by: childAction, in: ChildState.self) { end(before, in: &state) }
      return effect
    case .dismiss:
      let effect = parent.reduce(into: &state, action: action)
      end(before, in: &state)
      return effect
    }
  }

  private func runChild(
    _ action: ChildAction, on state: inout State, presenting before: Presentation
  ) -> Effect<Action> {
    let effect = FeaturePath.running(before.path) {
      child.reduce(intoCopy: &state[keyPath: self.state].presented, action: action)
    }
    return fromChild(effect, at: before.path)
  }

  /// Returns an effect of the child as an effect of the parent.
  private func fromChild(_ effect: Effect<ChildAction>, at path: FeaturePath?) -> Effect<Action> {
    effect.ofChild(at: path) { [action] in action.embed(.presented($0)) }
  }

  /// Removes the child unless another child has replaced it.
  private func end(_ before: Presentation, in state: inout State) {
    guard identity(state[keyPath: self.state]) == before.identity else { return }
    state[keyPath: self.state].wrappedValue = nil
  }

  /// Updates the record, and returns an effect that cancels the effects of a removed child and
  /// makes a new child dismissible.
  private func follow(
    _ before: Presentation?, _ record: PresentationRecord<FeaturePath?>?, in state: inout State
  ) -> Effect<Action> {
    guard let place else { return .none }
    let presented = state[keyPath: self.state]
    let after = presentation(presented, after: before)?.dismissible
    let known = record.flatMap { $0.isLatest(at: place) ? $0 : nil }
    let isRecorded = known != nil && known?.seen == after && presented.record === known
    guard !isRecorded || before?.path != after else { return .none }
    if !isRecorded {
      state[keyPath: self.state].record =
        record?.succeeded(by: after, at: place)
        ?? PresentationRecord(after, at: place)
    }
    return .merge(
      cancellations(of: known?.seen, before?.path, after) + [
        after.flatMap { path in
          known?.seen == path ? nil : .present(path, dismissal: action.embed(.dismiss))
        } ?? .none,
        // Without a record, any feature could have been presented here before.
        known == nil ? .cancelOthers(in: place, than: after.map { [$0] } ?? []) : .none,
      ]
    )
  }

  private func cancellations(
    of seen: FeaturePath??, _ before: FeaturePath?, _ after: FeaturePath?
  ) -> [Effect<Action>] {
    // The child that processed the action may differ from the recorded child.
    let gone = [seen ?? nil, before == seen ? nil : before]
    return gone.compactMap { $0 == after ? nil : $0.map { .cancelFeature($0) } }
  }

  /// The place where the child is presented; `nil` outside a store.
  private var place: PresentationPlace? {
    FeaturePath.current.map { PresentationPlace(parent: $0, property: state) }
  }

  /// Returns the current presentation, or the previous presentation if the child is still the same.
  private func presentation(
    _ presented: PresentationState<ChildState>, after before: Presentation?
  ) -> Presentation? {
    guard let identity = identity(presented) else { return nil }
    if let before, before.identity == identity { return before }
    return Presentation(identity, property: state, seen: presented.record?.seen)
  }

  private func identity(_ presented: PresentationState<ChildState>) -> ChildIdentity? {
    presented.isPresented ? reader.identity(of: presented.wrappedValue!) : nil
  }
}

/// The identity and path of a presented child.
private struct Presentation {
  let identity: ChildIdentity
  let path: FeaturePath?

  /// The path, or `nil` for an ephemeral child, which never dismisses itself.
  var dismissible: FeaturePath? { identity.ephemeralAction == nil ? path : nil }

  /// Creates the presentation of a child without an identity.
  init(path: FeaturePath) {
    identity = .none
    self.path = path
  }

  init(_ identity: ChildIdentity, property: AnyKeyPath, seen: FeaturePath?) {
    self.identity = identity
    path = FeaturePath.current.map { parent in
      let step = NavigationStep(
        property: property, identity: identity.hashable, kind: .presentation
      )
      if let seen, seen.isStep(step, after: parent) { return seen }
      return parent.appending(step)
    }
  }
}
