import OrderedCollections

extension OrderedSet {
  /// Returns the elements that another set doesn't contain, in order.
  ///
  /// - Complexity: O(*n*). Only the elements between the common prefix and the common suffix are
  ///   hashed.
  func elements(missingFrom other: OrderedSet) -> [Element] {
    let (mine, others) = (elements, other.elements)
    let shared = Swift.min(mine.count, others.count)
    let head = (0..<shared).first { mine[$0] != others[$0] } ?? shared
    let tail = (0..<(shared - head)).first {
      mine[mine.count - 1 - $0] != others[others.count - 1 - $0]
    }
    return mine[head..<(mine.count - (tail ?? shared - head))].filter { !other.contains($0) }
  }
}
