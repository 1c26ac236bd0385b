public import Observation

// The methods that the accessors of a tracked property call. `kind` is passed only for its type.
// The methods are inlined into the module that declares the state, where that type is known,
// because determining it at run time for each change would be expensive.
extension ObservationStateRegistrar {
  /// Assigns a new value to a property, and notifies observers of the differences from the old
  /// value.
  @inlinable public func assign<State: Observable, Kind: StateKind, Property>(
    _ value: Kind.Value, to storage: inout Kind.Value, of state: State,
    keyPath: KeyPath<State, Property>, as kind: Kind
  ) {
    assign(value, to: &storage, of: state, keyPath, as: Kind.self) { _, _ in false }
  }

  /// Assigns a new value to a property, and notifies observers of the differences from the old
  /// value.
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
    guard Kind.takeOver(&value, from: storage, isEqual: isEqual) else {
      storage = value
      return
    }
    notifyObservers(of: state, keyPath) { storage = value }
  }

  /// Lets the current value of a property take over the observers of the old value, and notifies
  /// observers of differences. Pass the old state as `state`.
  public func follow<State: Observable, Kind: StateKind, Property>(
    _ value: inout Kind.Value, from old: Kind.Value, of state: State,
    keyPath: KeyPath<State, Property>, as kind: Kind
  ) {
    guard !haveSameBits(value, old), Kind.takeOver(&value, from: old, isEqual: { _, _ in false })
    else { return }
    notifyObservers(of: state, keyPath) {}
  }

  /// Lets the current value of a property take over the observers of the old value, and notifies
  /// observers of differences. Pass the old state as `state`.
  public func follow<State: Observable, Kind: StateKind, Property>(
    _ value: inout Kind.Value, from old: Kind.Value, of state: State,
    keyPath: KeyPath<State, Property>, as kind: Kind
  ) where Kind.Value: Equatable {
    guard !haveSameBits(value, old), Kind.takeOver(&value, from: old, isEqual: ==) else { return }
    notifyObservers(of: state, keyPath) {}
  }

  /// Marks a value that is about to be changed in place and returns the data that identifies it.
  @inlinable public func change<Kind: StateKind>(
    of value: inout Kind.Value, as kind: Kind
  ) -> StateChange<Kind> {
    Kind.mark(&value)
    return StateChange(identity: Kind.identity(of: value))
  }

  /// Returns the data that identifies a value that is about to be changed but can't be marked.
  @inlinable public func change<Kind: StateKind>(
    from value: Kind.Value, as kind: Kind
  ) -> StateChange<Kind> {
    StateChange(identity: Kind.identity(of: value))
  }

  /// Begins an in-place change to a property. Notifies observers now if a replacement of the value
  /// couldn't be detected afterward.
  @inlinable public func begin<State: Observable, Kind: StateKind, Property>(
    _ change: StateChange<Kind>, of state: State, keyPath: KeyPath<State, Property>
  ) {
    if change.identity == nil { willSet(state, keyPath) }
  }

  /// Ends an in-place change to a property. Notifies observers if the value was replaced or if a
  /// replacement couldn't be detected.
  @inlinable public func end<State: Observable, Kind: StateKind, Property>(
    _ change: StateChange<Kind>, with value: Kind.Value, of state: State,
    keyPath: KeyPath<State, Property>
  ) {
    guard let identity = change.identity else { return didSet(state, keyPath) }
    guard Kind.isOther(value, than: identity) else { return }
    notifyObservers(of: state, keyPath) {}
  }
}

/// An in-place change to a value.
public struct StateChange<Kind: StateKind> {
  @usableFromInline let identity: Kind.Identity?

  @inlinable init(identity: Kind.Identity?) {
    self.identity = identity
  }
}
