/// The observation data of a collection whose elements are observable states. The mark of the
/// collection changes when an element is replaced by another element that can't notify the old
/// element's observers.
struct TrackedElements<Element>: Sendable {
  var mark: StateMark
  private let reader = StateReader<Element>()

  init(mark: StateMark) {
    self.mark = mark
  }

  /// Marks the collection as a copy that will replace the original after being changed.
  mutating func markForWriteBack() { mark = mark.forWriteBack }

  /// Marks an element that is about to be changed in place, and returns its identity.
  func begin(_ element: inout Element) -> StateIdentity? {
    reader.mark(&element)
    return reader.identity(of: element)
  }

  /// Ends an in-place change to an element. If the element was replaced, the old element is no
  /// longer known, so the observers of the collection must be notified.
  mutating func end(_ element: Element, from identity: StateIdentity?) {
    if reader.identity(of: element) != identity { mark = .next() }
  }

  /// Replaces an old element with a new one, which takes over the observers of the old element.
  mutating func replace(_ old: Element, by element: inout Element) {
    if reader.takeOver(&element, from: old) { mark = .next() }
  }
}
