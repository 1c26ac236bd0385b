import IssueReporting

/// A value that belongs to a view's place on the screen: it survives new view values, and it is
/// gone when the place is.
///
/// Readers are evaluated again when it changes. The value given where it is declared is only used
/// when the place is new. Used outside a ``Phone``, it stays as it began and a change is reported.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     Button("Count: \(count)") { count += 1 }
///   }
/// }
///
/// let phone = Phone(Counter())
/// phone.tap("Count: 0")
/// #expect(phone.shows("Count: 1"))
/// ```
@MainActor @propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var storage: StateStorage<Value>?

  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  public var wrappedValue: Value {
    get { storage?.value ?? initialValue }
    nonmutating set {
      guard let storage else { return reportIssue(Problem.unconnectedState.description) }
      storage.value = newValue
    }
  }

  /// Reads and writes the value from elsewhere: `TextField("Name", text: $name)`.
  public var projectedValue: Binding<Value> {
    guard let storage else { return Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
    return Binding(storage, \.value)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A value that begins as nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: ConnectedProperty {
  func connect(to node: Node, at path: [Int]) -> Self {
    let known = node.storage[path] as? StateStorage<Value>
    let storage = known ?? StateStorage(initialValue)
    node.storage[path] = storage
    var copy = self
    copy.storage = storage
    return copy
  }
}

extension State: ComparableProperty {
  func leadsToSame(as other: Self) -> Bool { true }
}
