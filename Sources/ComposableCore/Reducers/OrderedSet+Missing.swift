import OrderedCollections

extension OrderedSet {
  /// The elements that another set has not, in order.
  ///
  /// - Complexity: O(*n*), where only those are hashed that are between what both begin with and
  ///   what both end with.
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
