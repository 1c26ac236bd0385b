import CustomDump

extension IssueLocation {
  /// The reason that an operator found no state for an action.
  enum Absence: String {
    case destination = "the destination's state was absent"
    case optional = "the child's state was absent"
    case otherCase = "the state was in another case"
    case element = "the element was absent"
  }

  /// Reports that an operator received a child's action when the child had no state.
  func reportAbsentState<Action>(
    operator name: String, action: Action, absence: Absence
  ) {
    report(
      """
      \(article(name)) '\(name)' at '\(self)' received an action when \(absence.rawValue).

        Action:
      \(String(customDumping: action).indented)

      This is a mistake in the application. Possible reasons:

      • A parent reducer \(changed(absence)) before '\(name)' ran. '\(name)' must run before any \
      other reducer removes the state, so that the child can handle its action first.

      • An effect of the child was still running and sent the action. 'ifLet', 'ifCaseLet', and \
      'forEach' cancel such effects if they wrap the reducer that removes the state; 'Scope' \
      doesn't.

      • The action was sent to the store when the state was absent. Send it only from a view that \
      is shown while the state exists.
      """
    )
  }

  private func article(_ name: String) -> String {
    "iI".contains(name.prefix(1)) ? "An" : "A"
  }

  private func changed(_ absence: Absence) -> String {
    switch absence {
    case .destination, .optional: "set the state to 'nil'"
    case .otherCase: "moved the state to another case"
    case .element: "removed the element"
    }
  }
}
