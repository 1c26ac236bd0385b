public import Observation

// What the accessors of a tracked property call. `kind` is only there for its type. They are compiled
// into the author's module, where that type is known: to find it out for each change is dear.
extension ObservationStateRegistrar {
  /// Puts a new value into a property, and tells observers where it differs from the one before.
  @inlinable public func assign<State: Observable, Kind: StateKind, Property>(
    _ value: Kind.Value, to storage: inout Kind.Value, of state: State,
    keyPath: KeyPath<State, Property>, as kind: Kind
  ) {
    assign(value, to: &storage, of: state, keyPath, as: Kind.self) { _, _ in false }
  }

  /// Puts a new value into a property, and tells observers where it differs from the one before.
  @inlinable public func assign<State: Observable, Kind: StateKind, Property>(
    _ value: Kind.Value, to storage: inout Kind.Value, of state: State,
    keyPath: KeyPath<State, Property>, as kind: Kind
  ) where Kind.Value: Equatable {
    assign(value, to: &storage, of: state, keyPath, as: Kind.self, isEqual: ==)
  }

  @inlinable func assign<State: Observable, Kind: StateKind, Property>(
    _ value: Kind.Value, to storage: inout Kind.Value, of state: State,
    _ keyPath: KeyPath<State, Property>, as kind: Kind.Type,
    isEqual: (Kind.Value, Kind.Value) -> Bool
  ) {
    var value = value
    guard Kind.takePlace(&value, of: storage, isEqual: isEqual) else { return storage = value }
    tell(state, keyPath) { storage = value }
  }

  /// Lets the value of a property, of which `state` is the state before, take the place of the one
  /// that is there.
  public func follow<State: Observable, Kind: StateKind, Property>(
    _ value: inout Kind.Value, from old: Kind.Value, of state: State,
    keyPath: KeyPath<State, Property>, as kind: Kind
  ) {
    guard !haveSameBits(value, old), Kind.takePlace(&value, of: old, isEqual: { _, _ in false })
    else { return }
    tell(state, keyPath) {}
  }

  /// Lets the value of a property, of which `state` is the state before, take the place of the one
  /// that is there.
  public func follow<State: Observable, Kind: StateKind, Property>(
    _ value: inout Kind.Value, from old: Kind.Value, of state: State,
    keyPath: KeyPath<State, Property>, as kind: Kind
  ) where Kind.Value: Equatable {
    guard !haveSameBits(value, old), Kind.takePlace(&value, of: old, isEqual: ==) else { return }
    tell(state, keyPath) {}
  }

  /// What is to be remembered while a value is changed in place, which is marked for that.
  @inlinable public func change<Kind: StateKind>(
    of value: inout Kind.Value, as kind: Kind
  ) -> StateChange<Kind> {
    Kind.mark(&value)
    return StateChange(memory: Kind.memory(of: value))
  }

  /// What is to be remembered while a value is changed in place that cannot be marked.
  @inlinable public func change<Kind: StateKind>(
    from value: Kind.Value, as kind: Kind
  ) -> StateChange<Kind> {
    StateChange(memory: Kind.memory(of: value))
  }

  /// Says that a property is about to be changed in place. Observers are told now where nothing will
  /// tell whether its value has changed.
  @inlinable public func begin<State: Observable, Kind: StateKind, Property>(
    _ change: StateChange<Kind>, of state: State, keyPath: KeyPath<State, Property>
  ) {
    if change.memory == nil { willSet(state, keyPath) }
  }

  /// Says that a property was changed in place. Observers are told if another value took the place of
  /// the one that was there.
  @inlinable public func end<State: Observable, Kind: StateKind, Property>(
    _ change: StateChange<Kind>, with value: Kind.Value, of state: State,
    keyPath: KeyPath<State, Property>
  ) {
    guard let memory = change.memory else { return didSet(state, keyPath) }
    guard Kind.isOther(value, than: memory) else { return }
    tell(state, keyPath) {}
  }
}

/// A change of a value in place.
public struct StateChange<Kind: StateKind> {
  @usableFromInline let memory: Kind.Memory?

  @inlinable init(memory: Kind.Memory?) {
    self.memory = memory
  }
}
