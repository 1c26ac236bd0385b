/// That the elements of a collection are observable states, and the mark of the collection, which it
/// loses when an element was replaced and could not tell its observers.
struct TrackedElements<Element>: Sendable {
  var mark: StateMark
  private let reader = StateReader<Element>()

  init(mark: StateMark) {
    self.mark = mark
  }

  /// Marks the collection as a copy, which will take the place of the one that it is a copy of when
  /// it was changed.
  mutating func lend() { mark = mark.lent }

  /// Marks an element that is about to be changed in place.
  func begin(_ element: inout Element) -> StateMemory? {
    reader.mark(&element)
    return reader.memory(of: element)
  }

  /// Notes that an element was changed in place. Who was there before is unknown if it was replaced,
  /// so that the observers of the collection are the ones to be told.
  mutating func end(_ element: Element, from memory: StateMemory?) {
    if reader.memory(of: element) != memory { mark = .next() }
  }

  /// Lets an element take the place of another.
  mutating func replace(_ old: Element, by element: inout Element) {
    if reader.takePlace(&element, of: old) { mark = .next() }
  }
}
