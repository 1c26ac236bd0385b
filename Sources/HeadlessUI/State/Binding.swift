/// A property wrapper that reads and writes a value stored elsewhere.
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
/// Phone(field).type("Kettle", into: "Name")
/// #expect(name == "Kettle")
/// ```
@MainActor @propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value, Transaction) -> Void
  /// An identifier that bindings to the same value share, or `nil` if the source is unknown.
  private let source: AnyHashable?
  /// The transaction that the setter receives with each write.
  public var transaction = Transaction()

  /// Creates a binding from closures that read and write a value.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(get: get, set: { value, _ in set(value) }, source: nil)
  }

  /// Creates a binding from closures that read and write a value. The setter also receives the
  /// transaction.
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

  /// Creates a binding to a property of an object, such as `$model.name` for a ``Bindable`` model.
  public init<Root: AnyObject>(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init(
      get: { root[keyPath: keyPath] }, set: { value, _ in root[keyPath: keyPath] = value },
      source: [ObjectIdentifier(root) as AnyHashable, keyPath] as [AnyHashable]
    )
  }

  /// Creates a binding from another binding, for parameters with this property wrapper.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding to an immutable value. Writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The current value. Reading or writing it calls the closures of the binding.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      // A plain transaction must not replace the transaction of an enclosing `withAnimation`.
      guard !transaction.isPlain else { return set(newValue, transaction) }
      withTransaction(transaction) { set(newValue, transaction) }
    }
  }

  /// The binding itself, to pass to other views.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a property of the value, as in `$item.name`.
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

  /// Returns a copy of the binding that passes a transaction to its setter.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Returns a copy of the binding that animates its writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding {
  /// Creates a binding to the wrapped value of an optional, or returns `nil` if there is no value.
  ///
  /// If the optional becomes `nil` later, the binding returns the value that it was created with.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      // A view can read the binding once more after its base has become `nil`.
      get: { base.wrappedValue ?? first }, set: { base.transaction($1).wrappedValue = $0 },
      source: base.source.map { [$0, "unwrapped"] as [AnyHashable] }
    )
  }

  /// Creates a binding to an optional from a binding to a value. Writes of `nil` are ignored.
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
