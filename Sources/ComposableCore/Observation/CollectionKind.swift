/// The kind of collections of observable states that can't be changed in place, such as sets.
public struct CollectionKind<States: Collection>: StateKind
where States.Element: ObservableState {
  @inlinable public init() {}

  public static func memory(of states: States) -> Never? { nil }

  public static func isOther(_ states: States, than memory: Never) -> Bool {}

  public static func mark(_ states: inout States) {}

  public static func takeOver(
    _ states: inout States, from old: States, isEqual: (States, States) -> Bool
  ) -> Bool {
    !isEqual(old, states)
  }
}

/// The kind of collections of observable states that are distinguished by their elements, in order.
public struct ElementsKind<States: MutableCollection>: StateKind
where States.Element: ObservableState {
  @inlinable public init() {}

  public static func memory(of states: States) -> [StateMemory]? {
    states.map(StateMemory.init)
  }

  public static func isOther(_ states: States, than memory: [StateMemory]) -> Bool {
    !states.lazy.map(StateMemory.init).elementsEqual(memory)
  }

  public static func mark(_ states: inout States) {
    let mark = StateMark.next()
    for index in states.indices { states[index]._$mark = mark }
  }

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
    var isUntold = false
    for (index, old) in zip(indices, old) where !haveSameBits(self[index], old) {
      if self[index]._$takeOver(from: old) { isUntold = true }
    }
    return isUntold
  }
}
