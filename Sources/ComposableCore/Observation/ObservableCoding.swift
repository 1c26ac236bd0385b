// `@ObservableState` generates calls to these methods for a struct with custom coding keys, because
// a macro can't determine which properties are optional.

extension KeyedDecodingContainer {
  /// Decodes the value of a property.
  public func _decode<Root, Value: Decodable>(
    _ property: KeyPath<Root, Value>, forKey key: Key
  ) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  /// Decodes the value of an optional property, or returns `nil` if there is none.
  public func _decode<Root, Value: Decodable>(
    _ property: KeyPath<Root, Value?>, forKey key: Key
  ) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}

extension KeyedEncodingContainer {
  /// Encodes the value of a property.
  public mutating func _encode(_ value: some Encodable, forKey key: Key) throws {
    try encode(value, forKey: key)
  }

  /// Encodes the value of an optional property if there is one.
  public mutating func _encode<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try encodeIfPresent(value, forKey: key)
  }
}
