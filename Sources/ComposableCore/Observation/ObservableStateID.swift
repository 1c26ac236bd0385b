/// The identity of an observable state: equal for a value and its copies, different for any other.
public struct ObservableStateID: Hashable, Sendable {
  private let object: Identity
  private let cases: [Int]

  /// An identity that no other value has.
  public init() {
    self.init(Identity())
  }

  init(_ object: Identity) {
    self.init(object, cases: [])
  }

  private init(_ object: Identity, cases: [Int]) {
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

  /// An object that is nothing but itself.
  class Identity: @unchecked Sendable {}
}
