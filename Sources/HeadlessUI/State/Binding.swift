/// Reads and writes a value that belongs elsewhere.
///
/// ```swift
/// struct NameField: View {
///   @Binding var name: String
///
///   var body: some View {
///     TextField("Name", text: $name)
///   }
/// }
///
/// var name = ""
/// let field = NameField(name: Binding(get: { name }, set: { name = $0 }))
/// Phone(field).type("Keyboard", into: "Name")
/// #expect(name == "Keyboard")
/// ```
@MainActor @propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value, Transaction) -> Void
  /// Equal for bindings that lead to the same value; nil if nobody can tell.
  private let source: AnyHashable?
  /// Handed to the setter with every write.
  public var transaction = Transaction()

  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(get: get, set: { value, _ in set(value) }, source: nil)
  }

  public init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.init(get: get, set: set, source: nil)
  }

  private init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value, Transaction) -> Void, source: AnyHashable?
  ) {
    self.get = get
    self.set = set
    self.source = source
  }

  /// A binding to a property of an object: what `$model.name` gives for a ``Bindable`` model.
  public init<Root: AnyObject>(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init(
      get: { root[keyPath: keyPath] }, set: { value, _ in root[keyPath: keyPath] = value },
      source: [ObjectIdentifier(root) as AnyHashable, keyPath] as [AnyHashable]
    )
  }

  /// A binding to the value of another one, as a property wrapper's argument gives it.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding that always gives the value and forgets what is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      guard !transaction.isPlain else { return set(newValue, transaction) }
      withTransaction(transaction) { set(newValue, transaction) }
    }
  }

  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value: `$item.name`.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { get()[keyPath: keyPath] },
      set: { subject, transaction in
        var value = get()
        value[keyPath: keyPath] = subject
        set(value, transaction)
      },
      source: source.map { [$0, keyPath] as [AnyHashable] }
    )
  }

  /// The same binding, with a transaction that its setter is given.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The same binding, whose writes are shown with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding {
  /// A binding to what an optional holds; nil while it holds nothing.
  ///
  /// Read after the optional has become nil, it still gives the value that it began with.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? first }, set: { base.transaction($1).wrappedValue = $0 },
      source: base.source.map { [$0, "unwrapped"] as [AnyHashable] }
    )
  }

  /// A binding that sees the value as an optional; writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value, transaction in
        if let value { base.transaction(transaction).wrappedValue = value }
      },
      source: base.source.map { [$0, "optional"] as [AnyHashable] }
    )
  }
}

extension Binding: ComparableProperty {
  func leadsToSame(as other: Self) -> Bool {
    source != nil && source == other.source
  }
}
