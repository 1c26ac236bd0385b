/// A navigation link whose destination is presented while a store's state isn't `nil`.
@available(
  *, deprecated,
  message: """
    Use a 'Button' that sends an action, and 'navigationDestination(item: $store.scope(state: \
    \\.child, action: \\.child))'.
    """
)
public struct NavigationLinkStore<State, Action, Destination: View, Label: View>: View {
  private let item: Binding<Store<State, Action>?>
  private let onTap: @MainActor () -> Void
  private let destination: @MainActor (Store<State, Action>) -> Destination
  private let label: Label

  /// Creates a link with a destination for the feature in the store's state.
  ///
  /// - Parameter onTap: A closure that sends the action that sets the state.
  @MainActor
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination: @escaping @MainActor (Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    item = store.presentation(
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    self.onTap = onTap
    self.destination = destination
    self.label = label()
  }

  /// Creates a link with a destination for the case of the store's state that `toState` extracts.
  @MainActor
  public init<DestinationState, DestinationAction>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (DestinationState) -> State?,
    action fromAction: @escaping (Action) -> DestinationAction,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination: @escaping @MainActor (Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    item = store.presentation(state: toState, action: fromAction).presentation(
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    self.onTap = onTap
    self.destination = destination
    self.label = label()
  }

  /// A link whose destination is shown while the feature is presented.
  public var body: some View {
    NavigationLink(
      isActive: Binding(
        get: { item.wrappedValue != nil },
        set: { isActive in
          if isActive { onTap() } else { item.wrappedValue = nil }
        }
      )
    ) {
      OlderPresented(item: item, content: destination)
    } label: {
      label
    }
  }
}
