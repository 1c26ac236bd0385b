import Foundation

extension ForEach {
  /// Lets the user delete rows by swiping: `phone.swipe("Keyboard", tap: "Delete")`.
  ///
  /// - Parameter action: A closure that deletes the elements at the given offsets; `nil` disables
  ///   deleting.
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> Self {
    var copy = self
    guard let action else {
      copy.onDelete = nil
      return copy
    }
    copy.onDelete = { offsets in action(IndexSet(offsets)) }
    return copy
  }

  /// Allows moving rows: `phone.move("Keyboard", before: "Mouse")`.
  ///
  /// - Parameter action: A closure that receives the offsets of the moved rows and the offset
  ///   before which they are inserted, which is the count of rows for the end; `nil` disables
  ///   moving.
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
  /// Removes the elements at the offsets that the action of `onDelete` receives.
  public mutating func remove(atOffsets offsets: IndexSet) {
    // From the end, so that the other offsets stay valid.
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }

  /// Moves the elements at the offsets in front of the element at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let before = source.count(in: 0..<destination)
    remove(atOffsets: source)
    // The destination is an offset before the removal.
    insert(contentsOf: moved, at: index(startIndex, offsetBy: destination - before))
  }
}
