import Foundation

extension IdentifiedArray {
  /// Moves the elements at the given positions to another position.
  ///
  /// ```swift
  /// import Foundation
  ///
  /// var letters = IdentifiedArray(uniqueElements: "abcd", id: \.self)
  /// letters.move(fromOffsets: [0, 1], toOffset: 4)
  /// #expect(String(letters) == "cdab")
  /// ```
  ///
  /// - Parameters:
  ///   - source: The positions of the elements, which keep their relative order.
  ///   - destination: The position, before the move, at which to insert them; `count` for the end.
  /// - Precondition: The positions of the elements are valid.
  /// - Complexity: O(*n*).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let positions = indices
    let before = positions.filter { $0 < destination && !source.contains($0) }
    let after = positions.filter { $0 >= destination && !source.contains($0) }
    arrange(before + source + after)
  }

  /// Swaps the elements at two positions. Does nothing if the positions are equal.
  ///
  /// - Precondition: The positions are valid.
  /// - Complexity: O(1) on average; O(*n*) if the elements are shared with a copy or belong to an
  ///   observable state.
  public mutating func swapAt(_ i: Int, _ j: Int) {
    if i != j { storage.change { $0.swapAt(i, j) } }
  }

  /// Sorts the elements by a predicate. The sort is stable.
  ///
  /// - Complexity: O(*n* log *n*).
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try storage.change { try $0.sort { try areInIncreasingOrder($0.value, $1.value) } }
  }

  /// Reverses the order of the elements.
  ///
  /// - Complexity: O(*n*).
  public mutating func reverse() {
    storage.change { $0.reverse() }
  }

  /// Shuffles the elements.
  ///
  /// - Complexity: O(*n*).
  public mutating func shuffle() {
    storage.change { $0.shuffle() }
  }

  /// Shuffles the elements using a random number generator.
  ///
  /// - Complexity: O(*n*).
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    storage.change { $0.shuffle(using: &generator) }
  }

  /// Moves the elements that satisfy a predicate behind all others, and returns the position of the
  /// first element that satisfies it; `count` if there is none.
  ///
  /// - Complexity: O(*n*).
  public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    try storage.change { try $0.partition { try belongsInSecondPartition($0.value) } }
  }

  private mutating func arrange(_ positions: [Int]) {
    storage.change { elements in
      let old = elements
      elements.removeAll(keepingCapacity: true)
      for position in positions {
        let (id, element) = old.elements[position]
        elements[id] = element
      }
    }
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements in ascending order.
  ///
  /// - Complexity: O(*n* log *n*).
  public mutating func sort() {
    sort(by: <)
  }
}
