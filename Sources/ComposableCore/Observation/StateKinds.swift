/// The kind of each type: the function `of` that the type of a property chooses.
///
/// They are compiled into the author's module, which then need not copy the value to call them.
public enum StateKinds {
  /// A value whose type says nothing, and that may turn out at run time to be observable.
  @_disfavoredOverload
  @inlinable public static func of<Value>(_ value: Value) -> AnyKind<Value> { AnyKind() }

  /// A value that holds nothing but bits.
  @inlinable public static func of<Value: BitwiseCopyable>(_ value: Value) -> TrivialKind<Value> {
    TrivialKind()
  }

  @inlinable public static func of(_ value: String) -> TrivialKind<String> { TrivialKind() }

  @inlinable public static func of<State: ObservableState>(_ value: State) -> ObservableKind<State> {
    ObservableKind()
  }

  @inlinable public static func of<State: ObservableState>(_ value: State?) -> OptionalKind<State> {
    OptionalKind()
  }

  @inlinable public static func of<State: ObservableState>(
    _ value: PresentationState<State>
  ) -> PresentationKind<State> {
    PresentationKind()
  }

  @inlinable public static func of<States: Collection>(
    _ value: States
  ) -> CollectionKind<States> where States.Element: ObservableState {
    CollectionKind()
  }

  @inlinable public static func of<States: MutableCollection>(
    _ value: States
  ) -> ElementsKind<States> where States.Element: ObservableState {
    ElementsKind()
  }

  @inlinable public static func of<ID, Element: ObservableState>(
    _ value: IdentifiedArray<ID, Element>
  ) -> IdentifiedKind<IdentifiedArray<ID, Element>> {
    IdentifiedKind()
  }

  @inlinable public static func of<Element: ObservableState>(
    _ value: StackState<Element>
  ) -> IdentifiedKind<StackState<Element>> {
    IdentifiedKind()
  }
}

// A state may also hold nothing but bits. Neither constraint is more specific than the other, so
// without these the choice would be ambiguous.
extension StateKinds {
  @inlinable public static func of<State: ObservableState & BitwiseCopyable>(
    _ value: State
  ) -> ObservableKind<State> {
    ObservableKind()
  }

  @inlinable public static func of<State: ObservableState & BitwiseCopyable>(
    _ value: State?
  ) -> OptionalKind<State> {
    OptionalKind()
  }

  @inlinable public static func of<States: Collection & BitwiseCopyable>(
    _ value: States
  ) -> CollectionKind<States> where States.Element: ObservableState {
    CollectionKind()
  }

  @inlinable public static func of<States: MutableCollection & BitwiseCopyable>(
    _ value: States
  ) -> ElementsKind<States> where States.Element: ObservableState {
    ElementsKind()
  }
}
