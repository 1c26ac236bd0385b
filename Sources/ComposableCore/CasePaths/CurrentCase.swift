/// The case that an enum value is in, and the identity of its payload.
///
/// It doesn't contain the payload, so it's cheap to create. `@CasePathable` generates the code that
/// creates it. The type of the payload selects the initializer.
public struct CurrentCase {
  /// The declared name of the case. Two values of the same type are in the same case if and only if
  /// these names are equal.
  public let name: String

  /// The ID of the payload, if it's `Identifiable`.
  public let id: AnyHashable?

  /// The type of the payload's actions if the payload is ephemeral, such as an alert.
  public let ephemeralAction: Any.Type?

  init(name: String, id: AnyHashable?, ephemeralAction: Any.Type?) {
    self.name = name
    self.id = id
    self.ephemeralAction = ephemeralAction
  }
}

extension CurrentCase {
  /// Creates a case that has no payload or several associated values.
  public init(_ name: String) {
    self.init(name: name, id: nil, ephemeralAction: nil)
  }

  /// Creates a case with a payload that has no ID.
  @_disfavoredOverload
  public init<Payload>(_ name: String, _ payload: Payload) {
    self.init(name)
  }

  /// Creates a case with a payload that has an ID.
  public init<Payload: Identifiable>(_ name: String, _ payload: Payload) {
    self.init(name: name, id: AnyHashable(payload.id), ephemeralAction: nil)
  }

  /// Creates a case with an ephemeral payload.
  public init<Payload: _EphemeralState>(_ name: String, _ payload: Payload) {
    self.init(name: name, id: nil, ephemeralAction: Payload.Action.self)
  }

  /// Creates a case with an ephemeral payload that has an ID.
  public init<Payload: _EphemeralState & Identifiable>(_ name: String, _ payload: Payload) {
    self.init(name: name, id: AnyHashable(payload.id), ephemeralAction: Payload.Action.self)
  }

  /// Creates the case of a value whose enum lacks `@CasePathable`, using a mirror, which is slow.
  init(reflecting value: Any) {
    guard let (label, payload) = Mirror(reflecting: value).children.first, let label else {
      self.init(String(describing: value))
      return
    }
    self.init(
      name: label,
      id: (payload as? any Identifiable).map { AnyHashable($0.anyID) },
      ephemeralAction: (payload as? any _EphemeralState).map { type(of: $0).actionType }
    )
  }
}

extension Identifiable {
  fileprivate var anyID: any Hashable { id }
}
