/// The kind of collections, such as sets, whose observable states can't be changed in place.
public struct CollectionKind<States: Collection>: StateKind
where States.Element: ObservableState {
  /// Creates the kind, which stores nothing.
  @inlinable public init() {}

  /// Returns `nil`, so that any change to the collection notifies observers.
  public static func identity(of states: States) -> Never? { nil }

  /// Satisfies the protocol, but is never called, because there is no identity.
  public static func isOther(_ states: States, than identity: Never) -> Bool {}

  /// Does nothing, because the elements can't be changed in place.
  public static func mark(_ states: inout States) {}

  /// Returns whether the collections differ. Elements don't take over observers.
  public static func takeOver(
    _ states: inout States, from old: States, isEqual: (States, States) -> Bool
  ) -> Bool {
    !isEqual(old, states)
  }
}

/// The kind of mutable collections of observable states.
///
/// A collection that is changed in place counts as changed if an element was added, removed, moved,
/// or replaced. A collection that replaces an unequal collection counts as changed if the
/// identities of the elements or their order differ. A collection that replaces another also counts
/// as changed if an element differs in a way that its own observers aren't notified of.
public struct ElementsKind<States: MutableCollection>: StateKind
where States.Element: ObservableState {
  /// Creates the kind, which stores nothing.
  @inlinable public init() {}

  /// Returns the identities and the marks of the elements.
  public static func identity(of states: States) -> [StateIdentity]? {
    states.map(StateIdentity.init)
  }

  /// Returns whether an element was added, removed, moved, or replaced.
  public static func isOther(_ states: States, than identity: [StateIdentity]) -> Bool {
    !states.lazy.map(StateIdentity.init).elementsEqual(identity)
  }

  /// Marks all elements, which takes time proportional to their number.
  public static func mark(_ states: inout States) {
    let mark = StateMark.next()
    for index in states.indices { states[index]._$mark = mark }
  }

  /// Replaces the elements by position if they have the same identities or are equal.
  public static func takeOver(
    _ states: inout States, from old: States, isEqual: (States, States) -> Bool
  ) -> Bool {
    let isSame = states.lazy.map(\._$id).elementsEqual(old.lazy.map(\._$id))
    return isSame || isEqual(old, states) ? states.follow(old) : true
  }
}

extension MutableCollection where Element: ObservableState {
  /// Replaces the elements of another collection by position, taking over their observers.
  ///
  /// - Returns: Whether an element differs in a way that its own observers aren't notified of.
  mutating func follow(_ old: Self) -> Bool {
    var needsNotification = false
    // A value with the same bits has nothing to take over.
    for (index, old) in zip(indices, old) where !haveSameBits(self[index], old) {
      if self[index]._$takeOver(from: old) { needsNotification = true }
    }
    return needsNotification
  }
}
