public import Observation

/// The observers and the identity of an observable state. `@ObservableState` adds a registrar to
/// each value.
///
/// It doesn't affect equality, hashing, or coding. Registrars are always equal and are never hashed
/// or encoded, and a decoded state has a new one.
public struct ObservationStateRegistrar: Sendable {
  @usableFromInline var observers = Observers()

  /// The mark that distinguishes the state from earlier copies while it's changed in place.
  public var mark = StateMark()

  /// Creates a registrar with a new identity and without observers.
  public init() {}

  /// The identity of the registrar's state.
  public var id: ObservableStateID {
    ObservableStateID(observers)
  }

  /// Registers a read of a property.
  @inlinable public func access<State: Observable, Value>(
    _ state: State, keyPath: KeyPath<State, Value>
  ) {
    observers.registrar.access(state, keyPath: keyPath)
  }

  /// Takes over the observers of another state.
  public mutating func takeOver(from old: Self) {
    observers = old.observers
    mark = .next()
  }

  /// Performs a change, notifying observers of a property before and after it.
  @inlinable func notifyObservers<State: Observable, Property, R>(
    of state: State, _ keyPath: KeyPath<State, Property>, _ change: () -> R
  ) -> R {
    observers.registrar.withMutation(of: state, keyPath: keyPath, change)
  }

  @inlinable func willSet<State: Observable, Property>(
    _ state: State, _ keyPath: KeyPath<State, Property>
  ) {
    observers.registrar.willSet(state, keyPath: keyPath)
  }

  @inlinable func didSet<State: Observable, Property>(
    _ state: State, _ keyPath: KeyPath<State, Property>
  ) {
    observers.registrar.didSet(state, keyPath: keyPath)
  }

  @usableFromInline final class Observers: Sendable {
    @usableFromInline let registrar = ObservationRegistrar()
  }
}

extension ObservationStateRegistrar: Hashable {
  /// Returns `true`, so that registrars don't make states differ.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Hashes nothing, because all registrars are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: CustomDebugStringConvertible, CustomReflectable {
  /// The debug description. It's the same for all registrars, so that a printed state doesn't
  /// reveal its observers.
  public var debugDescription: String { "ObservationStateRegistrar()" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension ObservationStateRegistrar: Codable {
  /// Creates a new registrar without decoding anything.
  public init(from decoder: any Decoder) {
    self.init()
  }

  /// Encodes nothing.
  public func encode(to encoder: any Encoder) {}
}

extension KeyedDecodingContainer {
  /// Returns a new registrar, because registrars aren't encoded.
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
