/// A wrapper that lets a value cross isolation boundaries without being checked by the compiler.
///
/// ```swift
/// final class Log { var lines: [String] = [] }  // not sendable
///
/// let log = UncheckedSendable(Log())
/// await Task { log.value.lines.append("one") }.value
/// #expect(log.lines == ["one"])
/// ```
///
/// You must ensure that no two tasks use the value at the same time.
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The wrapped value.
  public var value: Value

  /// Creates a wrapper for a value that the compiler can't verify to be sendable.
  public init(_ value: Value) {
    self.value = value
  }

  /// Creates a wrapper around a value: `@UncheckedSendable var log = Log()`.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value, which the compiler doesn't check for concurrent use.
  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  /// The wrapper itself, for capturing in a sendable closure.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A member of the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    value[keyPath: keyPath]
  }

  /// A member of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Member {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}

extension UncheckedSendable: Decodable where Value: Decodable {
  /// Decodes the wrapped value as if it weren't wrapped.
  ///
  /// - Throws: The error that decoding the wrapped value throws.
  public init(from decoder: any Decoder) throws {
    value = try Value(from: decoder)
  }
}

extension UncheckedSendable: Encodable where Value: Encodable {
  /// Encodes the wrapped value as if it weren't wrapped.
  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}
