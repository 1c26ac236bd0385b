/// A wrapper for a large value. Its copies share the value until one of them is changed, so copying
/// it costs only as much as copying a reference.
@usableFromInline
struct CopyOnWrite<Value> {
  @usableFromInline
  final class Storage {
    // Only the owner of a storage that isn't shared changes it, so accesses can't overlap.
    @exclusivity(unchecked) @usableFromInline
    var value: Value

    @usableFromInline
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline
  var storage: Storage

  @inlinable
  init(_ value: Value) { storage = Storage(value) }

  @inlinable
  var value: Value {
    get { storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

// The storage is never changed while copies share it.
extension CopyOnWrite: @unchecked Sendable where Value: Sendable {}

extension CopyOnWrite: Equatable where Value: Equatable {
  @inlinable
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.value == rhs.value
  }
}

extension CopyOnWrite: Hashable where Value: Hashable {
  @inlinable
  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension CopyOnWrite: Codable where Value: Codable {
  @inlinable
  init(from decoder: any Decoder) throws { self.init(try Value(from: decoder)) }

  @inlinable
  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
