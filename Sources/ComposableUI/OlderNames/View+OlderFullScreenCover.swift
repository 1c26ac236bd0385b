extension View {
  /// Presents a full-screen cover while the store's state isn't `nil`.
  @available(
    *, deprecated,
    message: "Use 'fullScreenCover(item: $store.scope(state: \\.child, action: \\.child))'."
  )
  @MainActor
  public func fullScreenCover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Store<State, Action>) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let item: Binding<Store<State, Action>?> = store.presentation(
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    return fullScreenCover(isPresented: item.isPresent(), onDismiss: onDismiss) {
      OlderPresented(item: item, content: content)
    }
  }

  /// Presents a full-screen cover while the store's state is in the case that `toState` extracts.
  @available(
    *, deprecated,
    message: """
      Use 'fullScreenCover(item: $store.scope(state: \\.destination?.child, action: \\.destination.child))'.
      """
  )
  @MainActor
  public func fullScreenCover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (DestinationState) -> State?,
    action fromAction: @escaping (Action) -> DestinationAction,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Store<State, Action>) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let item: Binding<Store<State, Action>?> =
      store
      .presentation(state: toState, action: fromAction)
      .presentation(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    return fullScreenCover(isPresented: item.isPresent(), onDismiss: onDismiss) {
      OlderPresented(item: item, content: content)
    }
  }
}
