// What `@ObservableState` writes for a struct with coding keys of the author's is coded through
// these, since a macro does not know which of the properties are optional.

extension KeyedDecodingContainer {
  /// The value of a property.
  public func _decode<Root, Value: Decodable>(
    _ property: KeyPath<Root, Value>, forKey key: Key
  ) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  /// The value of an optional property; `nil` where there is none.
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

  /// Encodes the value of an optional property, where there is one.
  public mutating func _encode<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try encodeIfPresent(value, forKey: key)
  }
}
