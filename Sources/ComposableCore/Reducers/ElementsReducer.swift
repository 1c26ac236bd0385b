/// A reducer that runs a parent and the features in a collection. `forEach` on an `IdentifiedArray`
/// creates this reducer.
struct ElementsReducer<State, Action, ID: Hashable & Sendable, ElementState, ElementAction>:
  Reducer
{
  let parent: ResolvedReducer<State, Action>
  let state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>
  let action: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>
  let element: ResolvedReducer<ElementState, ElementAction>
  let location: IssueLocation

  var _kind: _BodyKind { max(parent.kind, element.kind, .expensive) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    var effect = Effect<Action>.none
    if case .element(let id, let elementAction) = self.action.extract(from: action) {
      effect = runElement(id, elementAction, action, on: &state)
    }
    // Read the storage after the element has handled its action, because only the parent can remove
    // elements.
    let before = state[keyPath: self.state].storage
    effect = effect.merge(with: parent.reduce(into: &state, action: action))
    let gone = before.ids(missingFrom: state[keyPath: self.state].storage)
    return gone.isEmpty
      ? effect
      : effect.merge(with: .merge(gone.compactMap(path(of:)).map(Effect<Action>.cancelFeature)))
  }

  private func runElement(
    _ id: ID, _ elementAction: ElementAction, _ action: Action,
    on state: inout State
  ) -> Effect<Action> {
    guard let position = state[keyPath: self.state].index(id: id) else {
      location.reportAbsentState(operator: "forEach", action: action, absence: .element)
      return .none
    }
    let path = path(of: id)
    let effect = FeaturePath.running(path) {
      reduce(id, at: position, elementAction, into: &state[keyPath: self.state])
    }
    return effect.ofChild(at: path) { [action = self.action] in
      action.embed(.element(id: id, action: $0))
    }
  }

  private func reduce(
    _ id: ID, at position: Int, _ action: ElementAction,
    into elements: inout IdentifiedArray<ID, ElementState>
  ) -> Effect<ElementAction> {
    // Mark the collection, so that a change to the element doesn't notify the collection's
    // observers.
    elements.storage.markForWriteBack()
    let effect = element.reduce(into: &elements.storage[position], action: action)
    elements.checkID(of: elements.storage[position], is: id)
    return effect
  }

  private func path(of id: ID) -> FeaturePath? {
    .ofChild(in: state, identity: id, .child)
  }
}
