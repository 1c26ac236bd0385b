/// Collections of observable states that cannot be changed in place, as sets.
public struct CollectionKind<States: Collection>: StateKind
where States.Element: ObservableState {
  @inlinable public init() {}

  public static func memory(of states: States) -> Never? { nil }

  public static func isOther(_ states: States, than memory: Never) -> Bool {}

  public static func mark(_ states: inout States) {}

  public static func takePlace(
    _ states: inout States, of old: States, isEqual: (States, States) -> Bool
  ) -> Bool {
    !isEqual(old, states)
  }
}

/// Collections of observable states: they are told apart like their elements, in order.
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

  public static func takePlace(
    _ states: inout States, of old: States, isEqual: (States, States) -> Bool
  ) -> Bool {
    let isSame = states.lazy.map(\._$id).elementsEqual(old.lazy.map(\._$id))
    return isSame || isEqual(old, states) ? states.follow(old) : true
  }
}

extension MutableCollection where Element: ObservableState {
  /// Lets each element take the place of the one that was at its position.
  ///
  /// - Returns: Whether an element differs in what it does not tell its own observers.
  mutating func follow(_ old: Self) -> Bool {
    var isUntold = false
    for (index, old) in zip(indices, old) where !haveSameBits(self[index], old) {
      if self[index]._$takePlace(of: old) { isUntold = true }
    }
    return isUntold
  }
}
