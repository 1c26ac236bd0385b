// Common names that the library deliberately omits. Using one of them produces an error with an
// explanation.

/// State that several features share, which this library doesn't support.
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
  /// The value, which isn't shared.
  public var wrappedValue: Value
  /// The wrapper itself.
  public var projectedValue: Self { self }

  /// Creates a value that isn't shared.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a value that isn't shared, regardless of the key.
  public init(wrappedValue: Value, _ key: SharedKey) { self.wrappedValue = wrappedValue }
}

/// Shared state that a feature only reads, which this library doesn't support.
@available(
  *, unavailable,
  message: """
    This library has no shared state: store the value in the nearest common parent's state, or \
    keep it in a dependency that features read.
    """
)
@propertyWrapper
public struct SharedReader<Value> {
  /// The value, which isn't shared.
  public var wrappedValue: Value
  /// The wrapper itself.
  public var projectedValue: Self { self }

  /// Creates a value that isn't shared.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a value that isn't shared, regardless of the key.
  public init(wrappedValue: Value, _ key: SharedKey) { self.wrappedValue = wrappedValue }
}

/// The place where a `Shared` value would be stored. It exists only so that the compiler can show
/// the error message of `Shared`.
public struct SharedKey: Sendable {
  /// Returns a key in the user defaults. Nothing is stored there.
  public static func appStorage(_ key: String) -> Self { Self() }
  /// Returns a key in memory. Nothing is stored there.
  public static func inMemory(_ key: String) -> Self { Self() }
}
