import IssueReporting
import Synchronization

/// An object that reports a write from a view if the action is dropped before a ``BindingReducer``
/// performs the write.
final class BindingReceipt: Sendable {
  private let property: String
  private let store: Any.Type
  private let isSigned = Atomic(false)

  init(property: String, store: Any.Type) {
    self.property = property
    self.store = store
  }

  /// Records that the write was performed.
  func sign() {
    isSigned.store(true, ordering: .relaxed)
  }

  deinit {
    guard !isSigned.load(ordering: .relaxed) else { return }
    reportIssue(
      """
      A binding wrote to '\(property)' of '\(name(of: store))', but no reducer handled the change.

      The new value was lost, and the view shows the old one. To fix this, put 'BindingReducer()' \
      first in the body of the feature's reducer, or 'BindingReducer(action: \\.view)' if the view \
      actions contain the binding action.
      """
    )
  }
}
