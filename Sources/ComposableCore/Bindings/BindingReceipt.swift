import IssueReporting
import Synchronization

/// Reports a write of a view that no ``BindingReducer`` has carried out, once the action is dropped.
final class BindingReceipt: Sendable {
  private let property: String
  private let store: Any.Type
  private let isSigned = Atomic(false)

  init(property: String, store: Any.Type) {
    self.property = property
    self.store = store
  }

  /// Notes that the write was carried out.
  func sign() {
    isSigned.store(true, ordering: .relaxed)
  }

  deinit {
    guard !isSigned.load(ordering: .relaxed) else { return }
    reportIssue(
      """
      A binding wrote "\(property)" of "\(name(of: store))", but no reducer carried the write out.

      The value was dropped, and the view shows the old one. To fix this, put "BindingReducer()" \
      first in the body of the feature's reducer.
      """
    )
  }
}
