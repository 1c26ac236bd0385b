import Synchronization

/// A mark that detects whether an observable state was changed in place or replaced.
///
/// Identity can't distinguish the two if the replacement is an earlier copy. Code that lends a
/// state for a change therefore marks it first and compares the mark afterward: changes preserve
/// the mark, and an earlier copy has a different one.
public struct StateMark: Sendable {
  private static let last = Atomic<UInt64>(0)

  private var number: UInt64 = 0
  private var loan: Loan?

  init() {}

  /// Returns a new, unique mark.
  static func next() -> StateMark {
    var mark = StateMark()
    mark.number = last.add(1, ordering: .relaxed).newValue
    return mark
  }

  /// A new mark for a copy of the marked state that will replace the original after being changed.
  var lent: StateMark {
    var mark = Self.next()
    mark.loan = Loan(origin: number)
    return mark
  }

  /// Whether this is the mark of the copy lent by the state with the other mark, now being
  /// returned. A copy can be returned only once; saved copies of it count as separate states.
  @usableFromInline func isReturned(to other: StateMark) -> Bool {
    guard let loan, loan.origin == other.number else { return false }
    return loan.isOpen.exchange(false, ordering: .relaxed)
  }

  private final class Loan: Sendable {
    let origin: UInt64
    let isOpen = Atomic(true)

    init(origin: UInt64) {
      self.origin = origin
    }
  }
}

extension StateMark: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
}
