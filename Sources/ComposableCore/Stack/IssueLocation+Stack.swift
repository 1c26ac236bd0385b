import CustomDump
import OrderedCollections

extension IssueLocation {
  /// Reports an action for an element that isn't on the stack.
  func reportUnknownElement<Action>(
    _ id: StackElementID, _ ids: OrderedSet<StackElementID>, action: Action
  ) {
    report(
      """
      A 'forEach' at '\(self)' received an action for a missing element.

        Action:
      \(String(customDumping: action).indented)
        ID: \(id)
        IDs on the stack: \(list(ids))

      This is a mistake in the application. Possible reasons:

      • A parent reducer removed the element before 'forEach' ran. 'forEach' must run before any \
      other reducer removes an element, so that the element can handle its action first.

      • An effect of the element was still running and sent the action. Such effects are cancelled \
      if 'forEach' runs when the element is removed.

      • The action was sent to the store when the element was not on the stack. Use the IDs of the \
      stack, and send actions only from views that show one of its elements.
      """
    )
  }

  /// Reports a push with an ID that's already on the stack.
  func reportKnownElement<Action>(
    _ id: StackElementID, _ ids: OrderedSet<StackElementID>, action: Action
  ) {
    report(
      """
      A 'forEach' at '\(self)' received a 'push' action for an ID that is already on the stack.

        Action:
      \(String(customDumping: action).indented)
        ID: \(id)
        IDs on the stack: \(list(ids))

      Nothing was pushed. Each push needs a new ID. Let the view create the action, or append \
      the state to the stack in a reducer.
      """
    )
  }

  /// Reports that a test pushed an element with an ID that's greater than the next ID.
  func reportUnexpectedGeneration<Action>(
    _ id: StackElementID, next: Int, action: Action
  ) {
    report(
      """
      A 'forEach' at '\(self)' received a 'push' action with an unexpected ID.

        Action:
      \(String(customDumping: action).indented)
        ID: \(id)
        Next ID: #\(next)

      In a test, the elements of all stacks are numbered from 0. Use the next ID.
      """
    )
  }

  private func list(_ ids: OrderedSet<StackElementID>) -> String {
    ids.isEmpty ? "none" : ids.map(\.description).joined(separator: ", ")
  }
}
