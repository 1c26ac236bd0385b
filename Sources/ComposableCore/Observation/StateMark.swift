import Synchronization

/// A mark for detecting whether an observable state was changed in place or replaced.
///
/// If the replacement is an earlier copy, both states have the same identity. Code that changes a
/// state in place therefore marks the state first, and compares the mark afterward. A change in
/// place preserves the mark, whereas an earlier copy has a different mark.
public struct StateMark: Sendable {
  private static let last = Atomic<UInt64>(0)

  private var number: UInt64 = 0
  private var writeBack: WriteBack?

  init() {}

  /// Returns a new, unique mark.
  static func next() -> StateMark {
    var mark = StateMark()
    mark.number = last.add(1, ordering: .relaxed).newValue
    return mark
  }

  /// A new mark for a copy of the marked state that will replace the original after being changed.
  var forWriteBack: StateMark {
    var mark = Self.next()
    mark.writeBack = WriteBack(origin: number)
    return mark
  }

  /// Returns whether this is the mark of a changed copy that's now being written back to the state
  /// with the other mark.
  ///
  /// The result is `true` only once. Assigning a saved copy later counts as a replacement.
  @usableFromInline func isWrittenBack(to other: StateMark) -> Bool {
    guard let writeBack, writeBack.origin == other.number else { return false }
    // A copy is written back once. Assigning it again replaces the value.
    return writeBack.isOpen.exchange(false, ordering: .relaxed)
  }

  private final class WriteBack: Sendable {
    let origin: UInt64
    let isOpen = Atomic(true)

    init(origin: UInt64) {
      self.origin = origin
    }
  }
}

extension StateMark: Equatable {
  /// Returns whether two marks are copies of the same mark.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
}
