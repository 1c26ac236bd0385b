/// Adjacent lines in which two versions of some text differ.
package struct LineChange: Hashable, Sendable {
  /// The lines of the old text that are replaced; empty if lines are only added.
  package var old: Range<Int>
  /// The lines of the new text that replace them; empty if lines are only removed.
  package var new: Range<Int>

  /// Returns the smallest changes that turn the old lines into the new lines, in order. Lines are
  /// compared byte by byte.
  ///
  /// - Complexity: O((*n* + *m*) · *d*), where *n* and *m* are the numbers of lines, and *d* is the
  ///   number of lines that differ.
  package static func all(from old: [String], to new: [String]) -> [LineChange] {
    let steps = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    let removed = Set(steps.removals.map(\.offset))
    let inserted = Set(steps.insertions.map(\.offset))
    var changes: [LineChange] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let start = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if start != (i, j) {
        changes.append(LineChange(old: start.0..<i, new: start.1..<j))
      } else {
        (i, j) = (i + 1, j + 1)
      }
    }
    return changes
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
