import Foundation

extension ForEach {
  /// Lets a person delete rows by a swipe: `phone.swipe("Keyboard", tap: "Delete")`.
  ///
  /// - Parameter action: What to do with the offsets of the deleted rows; nil forbids deleting.
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> Self {
    var copy = self
    guard let action else {
      copy.onDelete = nil
      return copy
    }
    copy.onDelete = { offsets in action(IndexSet(offsets)) }
    return copy
  }

  /// Lets a person move rows; a phone offers no gesture for it yet, so the action is never called.
  public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> Self { self }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at the offsets: what `onDelete` asks for.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }

  /// Moves the elements at the offsets before the one at another offset: what `onMove` asks for.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let before = source.count(in: 0..<destination)
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: destination - before))
  }
}
