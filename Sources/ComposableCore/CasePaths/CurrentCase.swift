/// The case that an enum value is in, and what about its payload tells one presentation from
/// another. The payload itself is left out, so that asking is cheap.
///
/// `@CasePathable` writes one for each case; the types of the payloads choose the initialiser.
public struct CurrentCase {
  /// The name of the case as declared. Two values of a type are in the same case exactly when these
  /// are equal.
  public let name: String

  /// The identity of the payload, where the payload is `Identifiable`.
  public let id: AnyHashable?

  /// The type of the payload's actions, where the payload is ephemeral, as an alert is.
  public let ephemeralAction: Any.Type?

  init(name: String, id: AnyHashable?, ephemeralAction: Any.Type?) {
    self.name = name
    self.id = id
    self.ephemeralAction = ephemeralAction
  }
}

extension CurrentCase {
  /// A case with no payload, or with several.
  public init(_ name: String) {
    self.init(name: name, id: nil, ephemeralAction: nil)
  }

  /// A case with a payload that has no identity.
  @_disfavoredOverload
  public init<Payload>(_ name: String, _ payload: Payload) {
    self.init(name)
  }

  /// A case with a payload that has one.
  public init<Payload: Identifiable>(_ name: String, _ payload: Payload) {
    self.init(name: name, id: AnyHashable(payload.id), ephemeralAction: nil)
  }

  /// A case with a payload that is ephemeral.
  public init<Payload: _EphemeralState>(_ name: String, _ payload: Payload) {
    self.init(name: name, id: nil, ephemeralAction: Payload.Action.self)
  }

  /// A case with a payload that is ephemeral and has an identity.
  public init<Payload: _EphemeralState & Identifiable>(_ name: String, _ payload: Payload) {
    self.init(name: name, id: AnyHashable(payload.id), ephemeralAction: Payload.Action.self)
  }

  /// The case of an enum that no macro was applied to. Slow: it asks a mirror.
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

extension _EphemeralState {
  fileprivate static var actionType: Any.Type { Action.self }
}
