/// An optional type whose wrapped type isn't known at compile time.
private protocol OptionalType {
  static var wrapped: Any.Type { get }
  /// Returns the value that an optional of this type wraps, or `nil` if there is none.
  static func unwrap(_ value: Any) -> Any?
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }

  fileprivate static func unwrap(_ value: Any) -> Any? { value as? Wrapped }
}

/// Returns the type that an optional type wraps, or the type itself if it isn't optional.
func wrappedType(of type: Any.Type) -> Any.Type {
  (type as? any OptionalType.Type)?.wrapped ?? type
}

/// Returns the value that an optional wraps, `nil` if it's `nil`, or the value itself if its type
/// isn't optional.
func unwrapped<Value>(_ value: Value) -> Any? {
  guard let type = Value.self as? any OptionalType.Type else { return value }
  return type.unwrap(value)
}
