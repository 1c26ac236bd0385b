/// The kind of optional observable states, which are distinguished by the wrapped value.
public struct OptionalKind<State: ObservableState>: StateKind {
  @inlinable public init() {}

  // Never `nil` itself, because the absence of a state is recorded, too.
  public static func memory(of state: State?) -> StateMemory?? {
    .some(state.map(StateMemory.init))
  }

  public static func isOther(_ state: State?, than memory: StateMemory?) -> Bool {
    memory != state.map(StateMemory.init)
  }

  public static func mark(_ state: inout State?) {
    state?._$mark = .next()
  }

  @inlinable public static func takeOver(
    _ state: inout State?, from old: State?, isEqual: (State?, State?) -> Bool
  ) -> Bool {
    guard let old else { return state != nil }
    guard state != nil else { return true }
    return ObservableKind.takeOver(&state!, from: old) { isEqual($0, $1) }
  }
}
