/// The kind of presentations of observable state. The presented state identifies a presentation.
public struct PresentationKind<State: ObservableState>: StateKind {
  /// Creates the kind, which stores nothing.
  @inlinable public init() {}

  /// Returns the identity and the mark of the presented state, or a value that represents its
  /// absence.
  public static func identity(of presentation: PresentationState<State>) -> StateIdentity?? {
    OptionalKind.identity(of: presentation.wrappedValue)
  }

  /// Returns whether the presented state appeared, disappeared, or was replaced.
  public static func isOther(
    _ presentation: PresentationState<State>, than identity: StateIdentity?
  ) -> Bool {
    OptionalKind.isOther(presentation.wrappedValue, than: identity)
  }

  /// Gives the presented state a new mark.
  public static func mark(_ presentation: inout PresentationState<State>) {
    guard presentation.isPresented else { return }
    OptionalKind.mark(&presentation.wrappedValue)
  }

  /// Replaces the presented state. A state that appears or disappears counts as a change.
  @inlinable public static func takeOver(
    _ presentation: inout PresentationState<State>, from old: PresentationState<State>,
    isEqual: (PresentationState<State>, PresentationState<State>) -> Bool
  ) -> Bool {
    presentation.takeOver(from: old, isEqual: isEqual)
  }
}

extension StateKinds {
  /// Returns the kind of presented observable state.
  @inlinable public static func of<State: ObservableState>(
    _ value: PresentationState<State>
  ) -> PresentationKind<State> {
    PresentationKind()
  }
}
