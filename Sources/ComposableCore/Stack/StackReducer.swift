import OrderedCollections

/// A reducer that runs a parent and the features on a stack. `forEach` on a `StackState` creates
/// this reducer.
struct StackReducer<State, Action, ElementState, ElementAction>: Reducer {
  let parent: ResolvedReducer<State, Action>
  let state: WritableKeyPath<State, StackState<ElementState>>
  let action: AnyCasePath<Action, StackAction<ElementState, ElementAction>>
  let element: ResolvedReducer<ElementState, ElementAction>
  let location: IssueLocation

  var _kind: _BodyKind { max(parent.kind, element.kind, .expensive) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let stackAction = self.action.extract(from: action)
    // Read the record first, because the reducers can assign another stack with another record.
    let record = state[keyPath: self.state].record
    let acting = acting(stackAction, in: state)
    let effect = run(stackAction, action, on: &state)
    return effect.merge(with: follow(record, acting, in: &state))
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
    // Pop the elements after the parent has run, so that the parent can still read them.
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
    let path = place?.path(of: id)
    let effect = FeaturePath.running(path) {
      reduce(id, elementAction, into: &state[keyPath: self.state])
    }
    return effect.ofChild(at: path) { [action = self.action] in
      action.embed(.element(id: id, action: $0))
    }
  }

  private func reduce(
    _ id: StackElementID, _ action: ElementAction, into stack: inout StackState<ElementState>
  ) -> Effect<ElementAction> {
    // Mark the stack, so that a change to the element doesn't notify the stack's observers.
    stack.storage.markForWriteBack()
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
    checkGeneration(of: id, action, state[keyPath: self.state].ids)
    state[keyPath: self.state].storage.updateOrAppend(element, id: id)
  }

  /// In a test, reports a pushed ID that's greater than the next ID, and advances the generator
  /// beyond any other pushed ID. Does nothing outside tests.
  ///
  /// The next ID follows the IDs that the generator has returned and the IDs on the stack, which
  /// another test may have created.
  private func checkGeneration(
    of id: StackElementID, _ action: Action, _ ids: OrderedSet<StackElementID>
  ) {
    guard DependencyValues._current.context == .test else { return }
    let generator = DependencyValues._current.stackElementID
    let nextOnStack = ids.map(\.generation).max().map { $0 + 1 } ?? 0
    let next = max(generator.nextGeneration, nextOnStack)
    guard id.generation <= next else {
      return location.reportUnexpectedGeneration(id, next: next, action: action)
    }
    // Advance the generator beyond the ID, so that no other element gets it.
    while generator.nextGeneration <= id.generation { _ = generator.next(isInUse: ids.contains) }
  }

  /// Updates the record, and returns an effect that cancels the effects of removed elements and
  /// makes new elements dismissible.
  private func follow(
    _ record: PresentationRecord<OrderedSet<StackElementID>>?, _ acting: StackElementID?,
    in state: inout State
  ) -> Effect<Action> {
    guard let place else { return .none }
    let stack = state[keyPath: self.state]
    let known = record.flatMap { $0.isLatest(at: place) ? $0 : nil }
    guard known == nil || known?.seen != stack.ids || stack.record !== known else { return .none }
    state[keyPath: self.state].record =
      record?.succeeded(by: stack.ids, at: place)
      ?? PresentationRecord(stack.ids, at: place)
    let seen = known?.seen ?? []
    var gone = seen.elements(missingFrom: stack.ids)
    // An element that isn't in the record may have started effects in response to this action.
    if let acting, !seen.contains(acting), !stack.ids.contains(acting) { gone.append(acting) }
    let new = stack.ids.elements(missingFrom: seen).map { id in
      Effect.present(place.path(of: id), dismissal: action.embed(.popFrom(id: id)))
    }
    return .merge(
      gone.map { .cancelFeature(place.path(of: $0)) } + new
        + (known == nil ? [.cancelOthers(in: place, than: Set(stack.ids.map(place.path)))] : [])
    )
  }

  /// The place where the elements are presented; `nil` outside a store.
  private var place: PresentationPlace? {
    FeaturePath.current.map { PresentationPlace(parent: $0, property: state) }
  }

  /// Returns the ID of the element that handles an action; `nil` if no element on the stack does.
  private func acting(
    _ action: StackAction<ElementState, ElementAction>?, in state: State
  ) -> StackElementID? {
    guard case .element(let id, _) = action, state[keyPath: self.state].ids.contains(id)
    else { return nil }
    return id
  }
}
