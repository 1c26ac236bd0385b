public import Observation

/// Keeps the observers of one observable state, and its identity. `@ObservableState` gives each
/// value one.
///
/// To whoever compares, hashes or codes the state it does not exist: any two are equal, none adds to
/// a hash, none is encoded, and a decoded state has a new one.
public struct ObservationStateRegistrar: Sendable {
  private let observers = Observers()

  public init() {}

  /// The identity of the state that the registrar belongs to.
  public var id: ObservableStateID {
    ObservableStateID(observers)
  }

  /// Says that a property is read.
  public func access<State: Observable, Value>(_ state: State, keyPath: KeyPath<State, Value>) {
    observers.registrar.access(state, keyPath: keyPath)
  }

  /// Puts a new value into a property.
  ///
  /// Observers are told where the identity of the value before differs from that of the new one.
  public func assign<State: Observable, Value, Property>(
    _ value: Value, to storage: inout Value, of state: State, keyPath: KeyPath<State, Property>,
    from old: StateIdentity, to new: StateIdentity
  ) {
    guard !old.isSame(as: new) else { return storage = value }
    observers.registrar.withMutation(of: state, keyPath: keyPath) { storage = value }
  }

  /// Puts a new value into a property.
  ///
  /// Observers are told where both the identity of the value and the value itself differ. Values are
  /// compared only where the identities differ.
  public func assign<State: Observable, Value: Equatable, Property>(
    _ value: Value, to storage: inout Value, of state: State, keyPath: KeyPath<State, Property>,
    from old: StateIdentity, to new: StateIdentity
  ) {
    guard !old.isSame(as: new), storage != value
    else { return storage = value }
    observers.registrar.withMutation(of: state, keyPath: keyPath) { storage = value }
  }

  /// Says that a property is about to be changed in place.
  ///
  /// - Parameter identity: The identity of its value before. Where it is unknown, observers are told
  ///   now, since nothing will tell whether the value has changed.
  public func willModify<State: Observable, Value>(
    _ state: State, keyPath: KeyPath<State, Value>, from identity: StateIdentity
  ) {
    guard identity.isUnknown else { return }
    observers.registrar.willSet(state, keyPath: keyPath)
  }

  /// Says that a property was changed in place, from a value with the one identity to a value with
  /// the other. Observers are told where they differ.
  public func didModify<State: Observable, Value>(
    _ state: State, keyPath: KeyPath<State, Value>,
    from old: StateIdentity, to new: StateIdentity
  ) {
    guard !old.isUnknown else { return observers.registrar.didSet(state, keyPath: keyPath) }
    guard !old.isSame(as: new) else { return }
    observers.registrar.withMutation(of: state, keyPath: keyPath) {}
  }

  private final class Observers: ObservableStateID.Identity, @unchecked Sendable {
    let registrar = ObservationRegistrar()
  }
}

extension ObservationStateRegistrar: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: CustomDebugStringConvertible, CustomReflectable {
  /// The same for all: a printed state does not tell who observes it.
  public var debugDescription: String { "ObservationStateRegistrar()" }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension ObservationStateRegistrar: Codable {
  public init(from decoder: any Decoder) {
    self.init()
  }

  public func encode(to encoder: any Encoder) {}
}

extension KeyedDecodingContainer {
  /// A new registrar: none was encoded.
  public func decode(
    _ type: ObservationStateRegistrar.Type, forKey key: Key
  ) -> ObservationStateRegistrar {
    ObservationStateRegistrar()
  }
}

extension KeyedEncodingContainer {
  /// Encodes nothing.
  public mutating func encode(_ value: ObservationStateRegistrar, forKey key: Key) {}
}
