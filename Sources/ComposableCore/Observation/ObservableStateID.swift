/// The identity of an observable state: equal for a value and its copies, unique otherwise.
public struct ObservableStateID: Hashable, Sendable {
  private let object: ObservationStateRegistrar.Observers
  private let cases: [Int]

  /// Creates a unique identity.
  public init() {
    self.init(ObservationStateRegistrar.Observers())
  }

  init(_ object: ObservationStateRegistrar.Observers) {
    self.init(object, cases: [])
  }

  private init(_ object: ObservationStateRegistrar.Observers, cases: [Int]) {
    self.object = object
    self.cases = cases
  }

  /// Returns the identity of an enum whose case at an index holds the value with this identity. The
  /// same payload in different cases results in different identities.
  public func tagged(_ index: Int) -> ObservableStateID {
    ObservableStateID(object, cases: cases + [index])
  }

  /// Returns whether two identities belong to the same value, held in the same enum cases.
  public static func == (lhs: ObservableStateID, rhs: ObservableStateID) -> Bool {
    lhs.object === rhs.object && lhs.cases == rhs.cases
  }

  /// Hashes the identity and the cases.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(object))
    hasher.combine(cases)
  }
}

extension ObservableStateID {
  /// Creates the identity of an enum whose case at an index holds `payload`.
  public init<Payload: ObservableState>(of payload: Payload, inCase index: Int) {
    self = payload._$id.tagged(index)
  }

  /// Creates the identity of an enum whose payload isn't observable according to its static type.
  /// If the payload isn't observable at run time either, each call creates a unique identity, so
  /// any change to the enum counts as a replacement.
  @_disfavoredOverload
  public init<Payload>(of payload: Payload, inCase index: Int) {
    self = (payload as? any ObservableState)?._$id.tagged(index) ?? ObservableStateID()
  }
}
