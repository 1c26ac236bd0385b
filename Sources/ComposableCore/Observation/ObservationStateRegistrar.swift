public import Observation

/// Keeps the observers of one observable state, and its identity. `@ObservableState` gives each
/// value one.
///
/// To whoever compares, hashes or codes the state it does not exist: any two are equal, none adds to
/// a hash, none is encoded, and a decoded state has a new one.
public struct ObservationStateRegistrar: Sendable {
  @usableFromInline var observers = Observers()

  /// What tells the state from copies made earlier while it is changed in place.
  public var mark = StateMark()

  public init() {}

  /// The identity of the state that the registrar belongs to.
  public var id: ObservableStateID {
    ObservableStateID(observers)
  }

  /// Says that a property is read.
  @inlinable public func access<State: Observable, Value>(
    _ state: State, keyPath: KeyPath<State, Value>
  ) {
    observers.registrar.access(state, keyPath: keyPath)
  }

  /// Takes over the observers of another state.
  public mutating func takePlace(of old: Self) {
    observers = old.observers
    mark = .next()
  }

  /// Tells the observers of a property before and after a change.
  @inlinable func tell<State: Observable, Property, R>(
    _ state: State, _ keyPath: KeyPath<State, Property>, _ change: () -> R
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
