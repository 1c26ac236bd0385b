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

/// The kind of presentations of observable states, which are distinguished by the presented state.
public struct PresentationKind<State: ObservableState>: StateKind {
  @inlinable public init() {}

  public static func memory(of presentation: PresentationState<State>) -> StateMemory?? {
    OptionalKind.memory(of: presentation.wrappedValue)
  }

  public static func isOther(
    _ presentation: PresentationState<State>, than memory: StateMemory?
  ) -> Bool {
    OptionalKind.isOther(presentation.wrappedValue, than: memory)
  }

  public static func mark(_ presentation: inout PresentationState<State>) {
    guard presentation.isPresented else { return }
    OptionalKind.mark(&presentation.wrappedValue)
  }

  @inlinable public static func takeOver(
    _ presentation: inout PresentationState<State>, from old: PresentationState<State>,
    isEqual: (PresentationState<State>, PresentationState<State>) -> Bool
  ) -> Bool {
    presentation.takeOver(from: old, isEqual: isEqual)
  }
}
