/// A value with an ID that's stored separately from the value.
///
/// ```swift
/// let row = Identified("Kettle", id: 1)
/// #expect(row.id == 1 && row.value == "Kettle")
/// #expect(row.count == 6)
/// ```
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  /// The ID, which doesn't change with the value.
  public let id: ID
  /// The value that the ID identifies.
  public var value: Value

  /// Creates a value with an ID.
  public init(_ value: Value, id: ID) {
    self.value = value
    self.id = id
  }

  /// Creates a value whose ID is the current value of one of its properties.
  public init(_ value: Value, id: KeyPath<Value, ID>) {
    self.init(value, id: value[keyPath: id])
  }

  /// A property of the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    value[keyPath: keyPath]
  }

  /// A property of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: keyPath] }
    set { value[keyPath: keyPath] = newValue }
  }
}

extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Sendable where ID: Sendable, Value: Sendable {}
extension Identified: Decodable where ID: Decodable, Value: Decodable {}
extension Identified: Encodable where ID: Encodable, Value: Encodable {}
