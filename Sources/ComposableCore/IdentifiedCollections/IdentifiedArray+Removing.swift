import Foundation

extension IdentifiedArray {
  /// Removes the element at a position, and gives it.
  ///
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    storage.remove(at: index).value
  }

  /// Removes the elements at positions.
  ///
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var position = -1
    storage.removeAll { _ in
      position += 1
      return offsets.contains(position)
    }
  }

  /// Removes the elements that satisfy a predicate.
  ///
  /// - Complexity: O(*n*).
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    try storage.removeAll { try shouldBeRemoved($0.value) }
  }

  /// Removes all elements.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    storage.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Removes the first element of a collection that is not empty, and gives it.
  @discardableResult
  public mutating func removeFirst() -> Element {
    storage.removeFirst().value
  }

  /// Removes the first `n` elements.
  public mutating func removeFirst(_ n: Int) {
    storage.removeFirst(n)
  }

  /// Removes the last element of a collection that is not empty, and gives it.
  @discardableResult
  public mutating func removeLast() -> Element {
    storage.removeLast().value
  }

  /// Removes the last `n` elements.
  public mutating func removeLast(_ n: Int) {
    storage.removeLast(n)
  }

  /// Removes the last element and gives it, or nil if there is none.
  @discardableResult
  public mutating func popLast() -> Element? {
    isEmpty ? nil : removeLast()
  }

  /// Removes the elements at a range of positions.
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    storage.removeSubrange(bounds)
  }

  /// The elements that satisfy a predicate, in order.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    Self(storage: try storage.filter { try isIncluded($0.value) }, id: id)
  }
}
