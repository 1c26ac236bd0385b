import Observation

/// A key for a value that the focused view publishes. For an example, see ``FocusedValue``.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that views publish for views elsewhere on the screen.
///
/// Extend the type with a property for each ``FocusedValueKey``. With ``View/focusedValue(_:_:)``,
/// a view publishes a value while it or a view inside it has the focus. With
/// ``View/focusedSceneValue(_:_:)``, it publishes the value while it's on the screen. Other views
/// read the value with ``FocusedValue``.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value for a key, or `nil` if no view publishes one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript<Object: AnyObject>(type: ObjectType<Object>) -> Object? {
    get { values[ObjectIdentifier(Object.self)] as? Object }
    set { values[ObjectIdentifier(Object.self)] = newValue }
  }
}

/// A property wrapper for a value that the focused view publishes.
///
/// ```swift
/// struct NoteKey: FocusedValueKey {
///   typealias Value = String
/// }
///
/// extension FocusedValues {
///   var note: String? {
///     get { self[NoteKey.self] }
///     set { self[NoteKey.self] = newValue }
///   }
/// }
///
/// struct StatusBar: View {
///   @FocusedValue(\.note) var note
///
///   var body: some View { Text("Editing: \(note ?? "nothing")") }
/// }
///
/// struct NotesView: View {
///   @State var name = ""
///
///   var body: some View {
///     TextField("Shopping", text: $name).focusedValue(\.note, "shopping")
///     StatusBar()
///   }
/// }
///
/// let phone = Phone(NotesView())
/// #expect(phone.shows("Editing: nothing"))
/// phone.type("Flour", into: "Shopping")
/// #expect(phone.shows("Editing: shopping"))
/// ```
///
/// A view has the focus after a test types into or submits one of its fields.
@MainActor @propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let key: AnyHashable
  private let read: @MainActor (FocusedValues) -> Value?
  private var publications: Publications?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    key = keyPath
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property that reads the published object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    key = ObjectIdentifier(objectType)
    read = { $0[ObjectType<Value>()] }
  }

  /// The published value, or `nil` if there is none.
  public var wrappedValue: Value? { publications.flatMap { read($0.values) } }
}

extension FocusedValue: ConnectedProperty {
  func connect(to node: Node, at path: [Int]) -> Self {
    var copy = self
    copy.publications = node.host.publications
    return copy
  }
}

extension FocusedValue: ComparableProperty {
  func leadsToSame(as other: Self) -> Bool { key == other.key }
}

/// A property wrapper that reads and writes a value through a binding that the focused view
/// publishes.
///
/// ```swift
/// struct NoteKey: FocusedValueKey {
///   typealias Value = Binding<String>
/// }
///
/// extension FocusedValues {
///   var note: Binding<String>? {
///     get { self[NoteKey.self] }
///     set { self[NoteKey.self] = newValue }
///   }
/// }
///
/// struct ClearButton: View {
///   @FocusedBinding(\.note) var note
///
///   var body: some View {
///     Button("Clear") { note = "" }.disabled(note?.isEmpty != false)
///   }
/// }
///
/// struct NotesView: View {
///   @State var note = ""
///
///   var body: some View {
///     TextField("Note", text: $note).focusedSceneValue(\.note, $note)
///     ClearButton()
///   }
/// }
///
/// let phone = Phone(NotesView())
/// phone.type("Flour", into: "Note")
/// phone.tap("Clear")
/// #expect(!phone.shows("Note: Flour"))
/// ```
@MainActor @propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// Creates a property for the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = FocusedValue(keyPath)
  }

  /// The value of the published binding, or `nil` if there is none. Writes are ignored if there is
  /// no binding or if the new value is `nil`.
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { binding.wrappedValue?.wrappedValue = newValue }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension FocusedBinding: ConnectedProperty {
  func connect(to node: Node, at path: [Int]) -> Self {
    var copy = self
    copy.binding = binding.connect(to: node, at: path)
    return copy
  }
}

extension FocusedBinding: ComparableProperty {
  func leadsToSame(as other: Self) -> Bool { binding.leadsToSame(as: other.binding) }
}

extension View {
  /// Publishes a value while the view or a view inside it has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    publishing(value, at: keyPath, isSceneWide: false)
  }

  /// Publishes a value while the view is on the screen, wherever the focus is.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    publishing(value, at: keyPath, isSceneWide: true)
  }

  /// Publishes an object while the view or a view inside it has the focus.
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    publishing(object, at: \.[ObjectType<Object>()], isSceneWide: false)
  }

  /// Publishes an object while the view is on the screen, wherever the focus is.
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    publishing(object, at: \.[ObjectType<Object>()], isSceneWide: true)
  }

  private func publishing<Value>(
    _ value: Value?, at keyPath: WritableKeyPath<FocusedValues, Value?>, isSceneWide: Bool
  ) -> some View {
    Publisher(base: self, key: keyPath, value: value as Any, isSceneWide: isSceneWide) { values in
      if let value { values[keyPath: keyPath] = value }
    }
  }
}
