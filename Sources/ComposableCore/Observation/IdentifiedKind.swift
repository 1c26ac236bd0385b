import OrderedCollections

/// A collection whose elements have unique IDs.
public protocol IdentifiedStates<ID> {
  associatedtype ID: Hashable

  /// The IDs, in order.
  var ids: OrderedSet<ID> { get }

  /// The mark of the collection. It changes when the IDs or their order change, and when an element
  /// is replaced by another element with the same ID that can't notify the old element's observers.
  var _$mark: StateMark { get set }

  /// Replaces the elements of another collection by ID, taking over their observers.
  ///
  /// - Returns: Whether an element differs in a way that its own observers aren't notified of.
  mutating func _$follow(_ old: Self) -> Bool
}

/// The kind of collections whose elements have unique IDs.
///
/// A collection that is changed in place counts as changed if it has a new mark. A collection that
/// replaces another counts as changed if the IDs or their order differ, or if an element differs in
/// a way that its own observers aren't notified of. A changed copy that is being written back
/// doesn't count as changed.
public struct IdentifiedKind<States: IdentifiedStates>: StateKind {
  /// Creates the kind, which stores nothing.
  @inlinable public init() {}

  /// Returns the mark of the collection.
  public static func identity(of states: States) -> StateMark? { states._$mark }

  /// Returns whether the mark of the collection has changed.
  public static func isOther(_ states: States, than mark: StateMark) -> Bool {
    mark != states._$mark
  }

  /// Gives the collection a new mark.
  public static func mark(_ states: inout States) {
    states._$mark = .next()
  }

  /// Takes over the observers of the old collection's elements by ID if both collections have the
  /// same IDs in the same order.
  ///
  /// - Returns: Whether the collections differ in a way that the elements' own observers aren't
  ///   notified of.
  public static func takeOver(
    _ states: inout States, from old: States, isEqual: (States, States) -> Bool
  ) -> Bool {
    // Check the marks first, because comparing the IDs of the collections can copy all elements.
    if states._$mark.isWrittenBack(to: old._$mark) { return false }
    defer { mark(&states) }
    guard states.ids == old.ids else { return true }
    return states._$follow(old)
  }
}
