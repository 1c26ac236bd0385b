import OrderedCollections

/// A collection whose elements have ids of their own.
public protocol IdentifiedStates<ID> {
  associatedtype ID: Hashable

  /// The ids, in order.
  var ids: OrderedSet<ID> { get }

  /// The mark of the collection, which it loses when an element was replaced under its id and could
  /// not tell its observers.
  var _$mark: StateMark { get set }

  /// Lets each element take the place of the one with its id.
  ///
  /// - Returns: Whether an element differs in what it does not tell its own observers.
  mutating func _$follow(_ old: Self) -> Bool
}

/// Collections whose elements have ids of their own: they are told apart by these, in order. What an
/// element tells its observers, the collection need not.
public struct IdentifiedKind<States: IdentifiedStates>: StateKind {
  @inlinable public init() {}

  public struct Memory: Equatable {
    let ids: OrderedSet<States.ID>
    let mark: StateMark
  }

  public static func memory(of states: States) -> Memory? {
    Memory(ids: states.ids, mark: states._$mark)
  }

  public static func isOther(_ states: States, than memory: Memory) -> Bool {
    memory.mark != states._$mark || memory.ids != states.ids
  }

  public static func mark(_ states: inout States) {
    states._$mark = .next()
  }

  public static func takePlace(
    _ states: inout States, of old: States, isEqual: (States, States) -> Bool
  ) -> Bool {
    guard states.ids == old.ids else {
      mark(&states)
      return true
    }
    if states._$mark.isReturned(to: old._$mark) { return false }
    defer { mark(&states) }
    return states._$follow(old)
  }
}
