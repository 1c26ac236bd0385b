extension View {
  /// Presents an alert while the store's state isn't `nil`.
  @available(
    *, deprecated, message: "Use 'alert($store.scope(state: \\.alert, action: \\.alert))'."
  )
  @MainActor
  public func alert<Action>(
    store: Store<PresentationState<AlertState<Action>>, PresentationAction<Action>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    alert(
      store.presentation(
        at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
  }

  /// Presents an alert while the store's state is in the case that `toState` extracts.
  @available(
    *, deprecated,
    message: """
      Use 'alert($store.scope(state: \\.destination?.alert, action: \\.destination.alert))'.
      """
  )
  @MainActor
  public func alert<Action, DestinationState, DestinationAction>(
    store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (DestinationState) -> AlertState<Action>?,
    action fromAction: @escaping (Action) -> DestinationAction,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    alert(
      store.presentation(state: toState, action: fromAction)
        .presentation(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    )
  }
}
