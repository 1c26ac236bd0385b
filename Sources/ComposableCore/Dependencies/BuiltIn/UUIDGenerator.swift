import Foundation
import Synchronization

/// A generator of universally unique identifiers.
///
/// ```swift
/// import Foundation
///
/// let id = withDependencies {
///   $0.uuid = .incrementing
/// } operation: {
///   @Dependency(\.uuid) var uuid
///   return uuid()
/// }
/// #expect(id == UUID(0))
/// ```
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Creates a generator that calls a closure.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// Returns a generator that always returns the same identifier.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// A new generator that returns `UUID(0)`, `UUID(1)`, `UUID(2)`, and so on.
  public static var incrementing: Self {
    let count = Counter()
    return Self { UUID(count.next()) }
  }

  /// Returns the next identifier.
  public func callAsFunction() -> UUID {
    generate()
  }
}

extension UUID {
  /// Creates an identifier from a number: 42 becomes `00000000-0000-0000-0000-00000000002A`.
  ///
  /// - Parameter number: A 64-bit number. Negative numbers are represented in two's complement.
  public init(_ number: Int) {
    let low = withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).bigEndian, Array.init)
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0, low[0], low[1], low[2], low[3], low[4], low[5], low[6], low[7]
      )
    )
  }
}

extension DependencyValues {
  /// The generator of identifiers. Override it in tests, where using the default reports an issue.
  ///
  /// ```swift
  /// import Foundation
  ///
  /// let id = UUID(uuidString: "DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF")!
  /// let ids = withDependencies {
  ///   $0.uuid = .constant(id)
  /// } operation: {
  ///   @Dependency(\.uuid) var uuid
  ///   return [uuid(), uuid()]
  /// }
  /// #expect(ids == [id, id])
  /// ```
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

private final class Counter: Sendable {
  private let count = Atomic(0)

  func next() -> Int {
    count.wrappingAdd(1, ordering: .relaxed).oldValue
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
  static let testValue = UUIDGenerator {
    reportUnimplemented("uuid", instead: "$0.uuid = .incrementing")
    return UUID()
  }
}
