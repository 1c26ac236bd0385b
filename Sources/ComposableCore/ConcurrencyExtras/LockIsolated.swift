import Foundation

/// A mutable value that's shared between tasks and protected by a lock.
///
/// Use it in tests to record how a dependency was called:
///
/// ```swift
/// let saved = LockIsolated<[String]>([])
/// let save: @Sendable (String) async -> Void = { name in
///   saved.withValue { $0.append(name) }
/// }
/// await save("Mira")
/// #expect(saved.value == ["Mira"])
/// #expect(saved.count == 1)
/// ```
///
/// Each access is atomic, but two consecutive accesses aren't. Use ``withValue(_:)`` if a write
/// depends on a value that was read.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  // The lock is recursive, so that a closure passed to `withValue` can also read the value through
  // the object.
  let lock = NSRecursiveLock()
  var storage: Value

  /// Creates an object that protects a value with a lock.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    storage = try value()
  }

  /// A member of the value, read while holding the lock.
  public subscript<Member: Sendable>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    lock.withLock { storage[keyPath: keyPath] }
  }

  /// Reads or changes the value while holding the lock.
  ///
  /// The closure changes a copy that replaces the value when the closure returns or throws. In
  /// the closure, this object still returns the old value, and anything written to it is lost.
  ///
  /// - Returns: The result of the closure.
  /// - Throws: Any error that the closure throws.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    try lock.withLock {
      var value = storage
      defer { storage = value }
      return try operation(&value)
    }
  }

  /// Replaces the value. The new value is evaluated while the lock is held. If its evaluation
  /// throws an error, the old value is kept.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try lock.withLock { storage = try newValue() }
  }
}

extension LockIsolated where Value: Sendable {
  /// The current value, read while holding the lock.
  public var value: Value { lock.withLock { storage } }
}
