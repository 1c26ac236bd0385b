/// A store that an older view modifier takes to present a feature.
typealias PresentationStore<State, Action> =
  Store<PresentationState<State>, PresentationAction<Action>>

extension Store {
  /// Returns a binding to the store of the presented feature.
  func presentation<ChildState, ChildAction>(
    at callSite: CallSite
  ) -> Binding<Store<ChildState, ChildAction>?>
  where State == PresentationState<ChildState>, Action == PresentationAction<ChildAction> {
    presentation(state: \.wrappedValue, action: \.self, at: callSite)
  }

  /// Returns a store that presents one case of a destination.
  @available(
    *, deprecated,
    message: "Scope with key paths instead. This method supports only deprecated modifiers."
  )
  func presentation<Destination, DestinationAction, ChildState, ChildAction>(
    state: @escaping (Destination) -> ChildState?,
    action: @escaping (ChildAction) -> DestinationAction
  ) -> PresentationStore<ChildState, ChildAction>
  where State == PresentationState<Destination>, Action == PresentationAction<DestinationAction> {
    scope(
      state: { PresentationState(wrappedValue: $0.wrappedValue.flatMap(state)) },
      action: { childAction in
        switch childAction {
        case .dismiss: .dismiss
        case .presented(let childAction): .presented(action(childAction))
        }
      }
    )
  }
}

/// The content for a presented feature. When another feature replaces the presented feature, the
/// view state of the content is reset.
///
/// The identity is set explicitly, because stores that are scoped with closures are created again
/// in each evaluation and so can't distinguish one presentation from the next.
struct OlderPresented<State, Action, Content: View>: View {
  let item: Binding<Store<State, Action>?>
  let content: @MainActor (Store<State, Action>) -> Content

  var body: some View {
    if let store = item.wrappedValue {
      // A feature that replaces this one must not inherit the view's own state.
      content(store).id(store.withState { ChildIdentity($0).hashable })
    }
  }
}
