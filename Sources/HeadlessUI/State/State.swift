import IssueReporting

/// A property wrapper for a value that belongs to a view's place in the hierarchy. The value is
/// kept when the view is created again, and is discarded when the view is removed.
///
/// Views that read the value are evaluated again when it changes. The initial value is used only
/// when the view first appears at its place. Outside a ``Phone``, the value is constant, and
/// writing to it reports an issue.
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

  /// Creates a state with an initial value: `@State var count = 0`.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Creates a state with an initial value, as in `_count = State(initialValue: 1)`.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The current value, or the initial value outside a ``Phone``.
  public var wrappedValue: Value {
    get { storage?.value ?? initialValue }
    nonmutating set {
      guard let storage else { return reportIssue(Problem.unconnectedState.description) }
      storage.value = newValue
    }
  }

  /// A binding to the value, as in `TextField("Name", text: $name)`.
  public var projectedValue: Binding<Value> {
    guard let storage else { return Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
    return Binding(storage, \.value)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state with an initial value of `nil`.
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
  // The node stores the value, no matter which copy of the view is evaluated.
  func leadsToSame(as other: Self) -> Bool { true }
}
