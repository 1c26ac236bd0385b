import Synchronization

/// Tells whether an observable state was changed where it is, or another was put in its place.
///
/// The two cannot be told apart by identity where the other is a copy made earlier. So who lends a
/// state out to be changed marks it before, and looks for the mark afterwards: changes leave it
/// alone, and a copy made earlier has another one.
public struct StateMark: Hashable, Sendable {
  private static let last = Atomic<UInt64>(0)

  private var number: UInt64 = 0
  private var origin: UInt64 = 0

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
    mark.origin = number
    return mark
  }

  /// Whether the state with this mark is the changed copy of the state with the other.
  func isLent(by other: StateMark) -> Bool {
    origin == other.number && number != 0 && origin != number
  }
}
