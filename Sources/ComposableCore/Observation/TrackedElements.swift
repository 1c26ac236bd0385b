/// The observation of a collection whose elements are observable states. The mark of the collection
/// changes when an element is replaced without being able to notify its observers.
struct TrackedElements<Element>: Sendable {
  var mark: StateMark
  private let reader = StateReader<Element>()

  init(mark: StateMark) {
    self.mark = mark
  }

  /// Marks the collection as a copy that will replace the original after being changed.
  mutating func markForWriteBack() { mark = mark.forWriteBack }

  /// Marks an element that is about to be changed in place.
  func begin(_ element: inout Element) -> StateMemory? {
    reader.mark(&element)
    return reader.memory(of: element)
  }

  /// Records that an element was changed in place. If it was replaced, the previous element is
  /// unknown, so the observers of the collection must be notified.
  mutating func end(_ element: Element, from memory: StateMemory?) {
    if reader.memory(of: element) != memory { mark = .next() }
  }

  /// Replaces an old element with a new one. The new element takes over the observers of the old
  /// element.
  mutating func replace(_ old: Element, by element: inout Element) {
    if reader.takeOver(&element, from: old) { mark = .next() }
  }
}
