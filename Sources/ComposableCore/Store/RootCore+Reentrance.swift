import CustomDump
import IssueReporting

extension RootCore {
  /// Reports that a reducer sent an action to its own store.
  func reportReentrance(_ action: Action) {
    reportIssue(
      """
      An action was sent to a store while its reducer was processing another one.

      \(String(customDumping: action).indented)

      A reducer must not send actions to its store. Return 'Effect.send' or 'Effect.run' instead. \
      The action has been queued and will be processed afterward.
      """
    )
  }
}
