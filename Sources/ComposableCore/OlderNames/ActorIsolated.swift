/// A mutable value that's shared between tasks and protected by an actor.
///
/// ```swift
/// let saved = ActorIsolated<[String]>([])
/// await saved.withValue { $0.append("Mira") }
/// #expect(await saved.value == ["Mira"])
/// ```
@available(
  *, deprecated, message: "Use 'LockIsolated', which also works in synchronous code."
)
public final actor ActorIsolated<Value> {
  /// The current value.
  public var value: Value

  /// Creates an actor that protects a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Reads or changes the value.
  ///
  /// - Returns: The result of the closure.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    try operation(&value)
  }

  /// Replaces the value.
  public func setValue(_ newValue: Value) {
    value = newValue
  }
}
