import Foundation

extension IdentifiedArray {
  /// Removes and returns the element at a position.
  ///
  /// - Precondition: The position is valid.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    storage.remove { $0.remove(at: index).value }
  }

  /// Removes the elements at the given positions. Positions that aren't valid are ignored.
  ///
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var position = -1
    storage.remove {
      $0.removeAll { _ in
        position += 1
        return offsets.contains(position)
      }
    }
  }

  /// Removes the elements that satisfy a predicate.
  ///
  /// - Complexity: O(*n*).
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    try storage.remove { try $0.removeAll { try shouldBeRemoved($0.value) } }
  }

  /// Removes all elements.
  ///
  /// - Complexity: O(*n*).
  public mutating func removeAll(keepingCapacity: Bool = false) {
    storage.remove { $0.removeAll(keepingCapacity: keepingCapacity) }
  }

  /// Removes and returns the first element.
  ///
  /// - Precondition: The collection isn't empty.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func removeFirst() -> Element {
    storage.remove { $0.removeFirst().value }
  }

  /// Removes the first `n` elements.
  ///
  /// - Precondition: The collection has at least `n` elements.
  /// - Complexity: O(`count`).
  public mutating func removeFirst(_ n: Int) {
    storage.remove { $0.removeFirst(n) }
  }

  /// Removes and returns the last element.
  ///
  /// - Precondition: The collection isn't empty.
  /// - Complexity: O(1) on average; O(*n*) if the elements are shared with a copy, such as the old
  ///   state that a store keeps while its reducer runs.
  @discardableResult
  public mutating func removeLast() -> Element {
    storage.remove { $0.removeLast().value }
  }

  /// Removes the last `n` elements.
  ///
  /// - Precondition: The collection has at least `n` elements.
  /// - Complexity: O(`n`) on average; O(`count`) if the elements are shared with a copy.
  public mutating func removeLast(_ n: Int) {
    storage.remove { $0.removeLast(n) }
  }

  /// Removes and returns the last element, or returns `nil` if the collection is empty.
  ///
  /// - Complexity: O(1) on average; O(*n*) if the elements are shared with a copy.
  @discardableResult
  public mutating func popLast() -> Element? {
    isEmpty ? nil : removeLast()
  }

  /// Removes the elements in a range of positions.
  ///
  /// - Precondition: The positions are valid.
  /// - Complexity: O(*n*).
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    storage.remove { $0.removeSubrange(bounds) }
  }

  /// Returns the elements that satisfy a predicate, in order.
  ///
  /// - Complexity: O(*n*) on average.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    Self(storage: try storage.elements.filter { try isIncluded($0.value) }, id: id)
  }
}
