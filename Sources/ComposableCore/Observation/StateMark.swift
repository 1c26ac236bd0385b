import Synchronization

/// A mark that detects whether an observable state was changed in place or replaced.
///
/// Identity can't distinguish the two if the replacement is an earlier copy. Code that lets a state
/// be changed therefore marks it first and compares the mark afterward. Changes preserve the mark,
/// and an earlier copy has a different one.
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

  /// Returns whether this is the mark of a changed copy of the state with the other mark, which is
  /// now written back. It's true only once; saved copies of the copy count as separate states.
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
  /// Returns whether two marks were set together.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
}
