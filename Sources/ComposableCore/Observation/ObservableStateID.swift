/// The identity of an observable state: equal for a value and its copies, different for any other.
public struct ObservableStateID: Hashable, Sendable {
  private let object: ObservationStateRegistrar.Observers
  private let cases: [Int]

  /// An identity that no other value has.
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

  /// The identity of the enum that holds this one in the case with the given index. The same
  /// payload in another case is another enum.
  public func tagged(_ index: Int) -> ObservableStateID {
    ObservableStateID(object, cases: cases + [index])
  }

  public static func == (lhs: ObservableStateID, rhs: ObservableStateID) -> Bool {
    lhs.object === rhs.object && lhs.cases == rhs.cases
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(object))
    hasher.combine(cases)
  }
}

extension ObservableStateID {
  /// The identity of an enum that holds `payload` in the case with the given index.
  public init<Payload: ObservableState>(of payload: Payload, inCase index: Int) {
    self = payload._$id.tagged(index)
  }

  /// The identity of an enum that holds a payload without identity: a new one each time, so that any
  /// change of the enum counts.
  @_disfavoredOverload
  public init<Payload>(of payload: Payload, inCase index: Int) {
    self = (payload as? any ObservableState)?._$id.tagged(index) ?? ObservableStateID()
  }
}
