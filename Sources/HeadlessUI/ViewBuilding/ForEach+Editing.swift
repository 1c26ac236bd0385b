import Foundation

extension ForEach {
  /// Lets the user delete rows by swiping. A test calls `phone.swipe("Kettle", tap: "Delete")`.
  ///
  /// - Parameter action: A closure that deletes the elements at the given offsets, or `nil` to
  ///   disable deletion.
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> Self {
    var copy = self
    guard let action else {
      copy.onDelete = nil
      return copy
    }
    copy.onDelete = { offsets in action(IndexSet(offsets)) }
    return copy
  }

  /// Lets the user move rows. A test calls `phone.move("Kettle", before: "Whisk")`.
  ///
  /// - Parameter action: A closure that receives the offsets of the rows to move and the offset to
  ///   insert them before, or `nil` to disable moving. If the rows move to the end, the second
  ///   offset is the number of rows.
  public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    guard let action else {
      copy.onMove = nil
      return copy
    }
    copy.onMove = { offsets, destination in action(IndexSet(offsets), destination) }
    return copy
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at the given offsets, as received by the action of `onDelete`.
  ///
  /// - Precondition: The offsets are valid.
  /// - Complexity: O(*n* *m*), where *n* is the length of the collection, and *m* is the number of
  ///   offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    // Removing the last of the elements first keeps the other offsets valid.
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }

  /// Moves the elements at the given offsets in front of the element at another offset.
  ///
  /// Pass the arguments that the action of `onMove` receives. All offsets refer to the collection
  /// before the move. To move elements to the end, pass `count` as the destination.
  ///
  /// - Precondition: The offsets are valid.
  /// - Complexity: O(*n* *m*), where *n* is the length of the collection, and *m* is the number of
  ///   offsets.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let before = source.count(in: 0..<destination)
    remove(atOffsets: source)
    // The destination refers to the collection before the removal.
    insert(contentsOf: moved, at: index(startIndex, offsetBy: destination - before))
  }
}
