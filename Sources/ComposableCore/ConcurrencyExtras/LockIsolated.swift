import Foundation

/// A mutable value that is shared between tasks, guarded by a lock.
///
/// It suits tests that record what a dependency was asked for:
///
/// ```swift
/// let saved = LockIsolated<[String]>([])
/// let save: @Sendable (String) async -> Void = { name in
///   saved.withValue { $0.append(name) }
/// }
/// await save("Blob")
/// #expect(saved.value == ["Blob"])
/// #expect(saved.count == 1)
/// ```
///
/// Each access is atomic; two accesses in a row aren't. Use ``withValue(_:)`` where a write depends
/// on what was read.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  // Recursive, so that a closure of `withValue` may read the value through the object, too.
  private let lock = NSRecursiveLock()
  private var storage: Value

  /// Guards a value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    storage = try value()
  }

  /// A member of the value, read under the lock.
  public subscript<Member: Sendable>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    lock.withLock { storage[keyPath: keyPath] }
  }

  /// Reads or changes the value under the lock.
  ///
  /// The closure works on a copy, which replaces the value when the closure ends, even if it throws.
  ///
  /// - Returns: What the closure returns.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    try lock.withLock {
      var value = storage
      defer { storage = value }
      return try operation(&value)
    }
  }

  /// Replaces the value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try lock.withLock { storage = try newValue() }
  }
}

extension LockIsolated where Value: Sendable {
  /// The value as it is now.
  public var value: Value { lock.withLock { storage } }
}
