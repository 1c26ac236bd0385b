/// The mapping from types to kinds. The overload of `of` that matches the type of a property
/// determines the kind.
///
/// The functions are inlined into the module that declares the state, so calling them doesn't copy
/// the value. The overloads for the library's own collections and presentations are declared with
/// those types.
public enum StateKinds {
  /// Returns the kind of a value whose static type doesn't determine whether the value is an
  /// observable state.
  @_disfavoredOverload
  @inlinable public static func of<Value>(_ value: Value) -> AnyKind<Value> { AnyKind() }

  /// Returns the kind of a bitwise-copyable value.
  @inlinable public static func of<Value: BitwiseCopyable>(_ value: Value) -> TrivialKind<Value> {
    TrivialKind()
  }

  /// Returns the kind of a string, which contains no observable states.
  @inlinable public static func of(_ value: String) -> TrivialKind<String> { TrivialKind() }

  /// Returns the kind of an observable state.
  @inlinable public static func of<State: ObservableState>(_ value: State) -> ObservableKind<State>
  {
    ObservableKind()
  }

  /// Returns the kind of an optional observable state.
  @inlinable public static func of<State: ObservableState>(_ value: State?) -> OptionalKind<State> {
    OptionalKind()
  }

  /// Returns the kind of a collection whose observable states can't be changed in place.
  @inlinable public static func of<States: Collection>(
    _ value: States
  ) -> CollectionKind<States> where States.Element: ObservableState {
    CollectionKind()
  }

  /// Returns the kind of a mutable collection of observable states.
  @inlinable public static func of<States: MutableCollection>(
    _ value: States
  ) -> ElementsKind<States> where States.Element: ObservableState {
    ElementsKind()
  }
}

// A state can also be bitwise copyable. Neither constraint is more specific than the other, so
// overload resolution would be ambiguous without these overloads.
extension StateKinds {
  /// Returns the kind of an observable state.
  @inlinable public static func of<State: ObservableState & BitwiseCopyable>(
    _ value: State
  ) -> ObservableKind<State> {
    ObservableKind()
  }

  /// Returns the kind of an optional observable state.
  @inlinable public static func of<State: ObservableState & BitwiseCopyable>(
    _ value: State?
  ) -> OptionalKind<State> {
    OptionalKind()
  }

  /// Returns the kind of a collection whose observable states can't be changed in place.
  @inlinable public static func of<States: Collection & BitwiseCopyable>(
    _ value: States
  ) -> CollectionKind<States> where States.Element: ObservableState {
    CollectionKind()
  }

  /// Returns the kind of a mutable collection of observable states.
  @inlinable public static func of<States: MutableCollection & BitwiseCopyable>(
    _ value: States
  ) -> ElementsKind<States> where States.Element: ObservableState {
    ElementsKind()
  }
}
