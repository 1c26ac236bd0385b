import Observation

/// An object with published properties that views observe. In new code, use `@Observable`.
///
/// ```swift
/// @MainActor final class Cart: ObservableObject {
///   @Published var count = 0
/// }
///
/// struct CartView: View {
///   @StateObject var cart = Cart()
///
///   var body: some View {
///     Button("Items: \(cart.count)") { cart.count += 1 }
///   }
/// }
///
/// let phone = Phone(CartView())
/// phone.tap("Items: 0")
/// #expect(phone.shows("Items: 1"))
/// ```
public protocol ObservableObject: AnyObject {}

/// A property wrapper for the properties of an ``ObservableObject`` that views observe.
@propertyWrapper
public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  /// Creates a property with an initial value: `@Published var count = 0`.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates a property with an initial value, as in `_count = Published(initialValue: 1)`.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The current value. Views that read it are evaluated again when it changes.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
}

@Observable
private final class PublishedStorage<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A property wrapper for an ``ObservableObject`` that the view doesn't own.
@MainActor @propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  /// The observed object.
  public var wrappedValue: Object

  /// Creates a wrapper for an object that the view doesn't own.
  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  /// Bindings to the object's properties, as in `$cart.count`.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension ObservedObject: ComparableProperty {
  func leadsToSame(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}

/// Bindings to the properties of an object.
@MainActor @dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
  let object: Object

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
  ) -> Binding<Subject> {
    Binding(object, keyPath)
  }
}

/// A property wrapper for an ``ObservableObject`` that belongs to a view's place in the hierarchy.
///
/// Like a ``State`` value, the object is kept when the view is created again. Outside a ``Phone``,
/// each read creates a new object.
@MainActor @propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  private let create: @MainActor () -> Object
  private var object: Object?

  /// Creates a property whose object is created when the view first appears at its place in the
  /// hierarchy.
  public init(wrappedValue: @autoclosure @escaping @MainActor () -> Object) {
    create = wrappedValue
  }

  /// The object, which is kept when the view is created again.
  public var wrappedValue: Object { object ?? create() }

  /// Bindings to the object's properties, as in `$cart.count`.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension StateObject: ConnectedProperty {
  func connect(to node: Node, at path: [Int]) -> Self {
    let object = node.storage[path] as? Object ?? create()
    node.storage[path] = object
    var copy = self
    copy.object = object
    return copy
  }
}

extension StateObject: ComparableProperty {
  // The node stores the object, no matter which copy of the view is evaluated.
  func leadsToSame(as other: Self) -> Bool { true }
}

/// A property wrapper for an ``ObservableObject`` that an ancestor provides.
///
/// The property reads the nearest object of its type that an ancestor provides with
/// ``View/environmentObject(_:)``.
///
/// ```swift
/// @MainActor final class Cart: ObservableObject {
///   @Published var count = 3
/// }
///
/// struct CartView: View {
///   @EnvironmentObject var cart: Cart
///
///   var body: some View { Text("Items: \(cart.count)") }
/// }
///
/// #expect(Phone(CartView().environmentObject(Cart())).shows("Items: 3"))
/// ```
@MainActor @propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  private var object: Object?

  /// Creates a property that reads the nearest object of its type.
  public init() {}

  /// The nearest object that an ancestor provides. If there is none, reading this property stops
  /// the program with a message.
  public var wrappedValue: Object {
    guard let object else {
      preconditionFailure(
        "There is no '\(Object.self)' in the environment. Provide one with "
          + "'.environmentObject(_:)'."
      )
    }
    return object
  }

  /// Bindings to the object's properties, as in `$cart.count`.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension EnvironmentObject: ConnectedProperty {
  func connect(to node: Node, at path: [Int]) -> Self {
    var copy = self
    copy.object = node.environment[Object.self]
    node.environmentReads.append(NearestObject(object: copy.object))
    return copy
  }

  private struct NearestObject: EnvironmentRead {
    let object: Object?

    func hasChanged(in environment: EnvironmentValues) -> Bool {
      environment[Object.self] !== object
    }
  }
}

extension EnvironmentObject: ComparableProperty {
  // The recorded read detects a different object in the environment.
  func leadsToSame(as other: Self) -> Bool { true }
}

extension View {
  /// Passes an object to the view and its descendants, which read it with `@EnvironmentObject`.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentModifier(base: self, keyPath: \.[ObjectType<Object>()]) { $0 = object }
  }

  /// Performs an action when a publisher emits a value. Unavailable, because HeadlessUI doesn't use
  /// Combine.
  @available(
    *, unavailable,
    message: """
      Combine isn't available. Iterate over an asynchronous sequence in \
      '.task { for await … in … }'.
      """
  )
  public func onReceive<Source, Value>(
    _ publisher: Source, perform action: @escaping (Value) -> Void
  ) -> Self { self }
}
