// Names from the field that the library omits deliberately. Using one produces an error with an
// explanation.

/// State that several features share, which this library has no storage for.
///
/// ```swift, fails="This library has no shared state"
/// struct State {
///   @Shared(.appStorage("count")) var count = 0
/// }
/// ```
@available(
  *, unavailable,
  message: """
    This library has no shared state: store the value in the nearest common parent's state, or \
    keep it in a dependency that features read and write.
    """
)
@propertyWrapper
public struct Shared<Value> {
  public var wrappedValue: Value
  public var projectedValue: Self { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(wrappedValue: Value, _ key: SharedKey) { self.wrappedValue = wrappedValue }
}

/// State that several features share and this one only reads.
@available(
  *, unavailable,
  message: """
    This library has no shared state: store the value in the nearest common parent's state, or \
    keep it in a dependency that features read.
    """
)
@propertyWrapper
public struct SharedReader<Value> {
  public var wrappedValue: Value
  public var projectedValue: Self { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(wrappedValue: Value, _ key: SharedKey) { self.wrappedValue = wrappedValue }
}

/// The place where a `Shared` value would be kept. It exists only for the message of that type.
public struct SharedKey: Sendable {
  public static func appStorage(_ key: String) -> Self { Self() }
  public static func inMemory(_ key: String) -> Self { Self() }
}

/// A field that a view may write by a binding, which no longer needs to be marked.
///
/// ```swift, fails="Each field of an observable state can be bound"
/// struct State {
///   @BindingState var text = ""
/// }
/// ```
@available(
  *, unavailable,
  message: """
    Each field of an observable state can be bound: write '@ObservableState' before the state, remove \
    '@BindingState', and replace '\\.$text' with '\\.text'.
    """
)
@propertyWrapper
public struct BindingState<Value> {
  public var wrappedValue: Value
  public var projectedValue: Self { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
