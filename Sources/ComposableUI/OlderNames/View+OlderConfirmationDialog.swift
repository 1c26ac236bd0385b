extension View {
  /// Presents a confirmation dialog while the store's state isn't `nil`.
  @available(
    *, deprecated,
    message:
      "Use 'confirmationDialog($store.scope(state: \\.confirmationDialog, action: \\.confirmationDialog))'."
  )
  @MainActor
  public func confirmationDialog<Action>(
    store: Store<PresentationState<ConfirmationDialogState<Action>>, PresentationAction<Action>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    confirmationDialog(
      store.presentation(
        at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
  }

  /// Presents a confirmation dialog while the store's state is in the case that `toState` extracts.
  @available(
    *, deprecated,
    message: """
      Use 'confirmationDialog($store.scope(state: \\.destination?.confirmationDialog, action: \\.destination.confirmationDialog))'.
      """
  )
  @MainActor
  public func confirmationDialog<Action, DestinationState, DestinationAction>(
    store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (DestinationState) -> ConfirmationDialogState<Action>?,
    action fromAction: @escaping (Action) -> DestinationAction,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    confirmationDialog(
      store.presentation(state: toState, action: fromAction)
        .presentation(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    )
  }
}
