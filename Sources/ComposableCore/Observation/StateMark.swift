import Synchronization

/// Tells whether an observable state was changed where it is, or another was put in its place.
///
/// The two cannot be told apart by identity where the other is a copy made earlier. So who lends a
/// state out to be changed marks it before, and looks for the mark afterwards: changes leave it
/// alone, and a copy made earlier has another one.
public struct StateMark: Sendable {
  private static let last = Atomic<UInt64>(0)

  private var number: UInt64 = 0
  private var loan: Loan?

  init() {}

  /// A mark that no state has yet.
  static func next() -> StateMark {
    var mark = StateMark()
    mark.number = last.add(1, ordering: .relaxed).newValue
    return mark
  }

  /// A new mark for a copy of the state with this mark, which will take that state's place when it
  /// was changed.
  var lent: StateMark {
    var mark = Self.next()
    mark.loan = Loan(origin: number)
    return mark
  }

  /// Whether the state with this mark is the copy that was lent by the state with the other, now that
  /// it is given back. It can be given back once: copies of it that were saved are copies.
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
