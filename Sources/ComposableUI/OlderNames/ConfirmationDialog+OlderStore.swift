#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessUI
#endif

extension View {
  /// Shows a choice of actions for as long as the store's state is there.
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
      store.presentation(at: Place(fileID: fileID, filePath: filePath, line: line, column: column)))
  }

  /// Shows a choice of actions for as long as the store's state is there, and in one case.
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
        .presentation(at: Place(fileID: fileID, filePath: filePath, line: line, column: column))
    )
  }
}
