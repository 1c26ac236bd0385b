/// Runs an operation that carries the current dependencies to where they would be lost: a detached
/// task, a callback, another thread.
///
/// ```swift
/// import Foundation
///
/// var later: (() -> UUID)?
/// withDependencies {
///   $0.uuid = .incrementing
/// } operation: {
///   withEscapedDependencies { continuation in
///     later = {
///       continuation.yield {
///         @Dependency(\.uuid) var uuid  // as it was outside
///         return uuid()
///       }
///     }
///   }
/// }
/// #expect(later?() == UUID(0))
/// ```
///
/// - Parameter operation: Is given a continuation that may be kept, and used any number of times.
/// - Returns: What the operation returns.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Runs an asynchronous operation that carries the current dependencies to where they would be
/// lost.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies of one moment, ready to be brought back at another.
  ///
  /// Values that are current where it is used give way to those that it carries.
  public struct Continuation: Sendable {
    private let values = DependencyValues._current

    /// Runs an operation with the dependencies that the continuation carries.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.$_current.withValue(
        DependencyValues._current.merging(values), operation: operation
      )
    }

    /// Runs an asynchronous operation with the dependencies that the continuation carries.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.$_current.withValue(
        DependencyValues._current.merging(values), operation: operation
      )
    }
  }
}
