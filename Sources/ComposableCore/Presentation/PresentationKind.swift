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

extension StateKinds {
  @inlinable public static func of<State: ObservableState>(
    _ value: PresentationState<State>
  ) -> PresentationKind<State> {
    PresentationKind()
  }
}
