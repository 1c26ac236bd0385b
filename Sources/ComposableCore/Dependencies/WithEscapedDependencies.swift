/// Runs an operation that passes the current dependencies to a context that doesn't inherit them,
/// such as a detached task, a callback, or another thread.
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
/// - Parameter operation: A closure that receives a continuation. You can store the continuation
///   and use it any number of times.
/// - Returns: The result of the operation.
/// - Throws: Any error that the operation throws.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Runs an asynchronous operation that passes the current dependencies to a context that doesn't
/// inherit them.
///
/// - Throws: Any error that the operation throws.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies of a context, which can be restored in another context.
  ///
  /// They take precedence over the values that are current where the continuation is used.
  public struct Continuation: Sendable {
    private let values = DependencyValues._current

    /// Runs an operation with the continuation's dependencies. Restores the previous values
    /// afterward, even if the operation throws an error.
    ///
    /// - Throws: Any error that the operation throws.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.$_current.withValue(
        DependencyValues._current.merging(values), operation: operation
      )
    }

    /// Runs an asynchronous operation with the continuation's dependencies. Restores the previous
    /// values afterward, even if the operation throws an error.
    ///
    /// - Throws: Any error that the operation throws.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.$_current.withValue(
        DependencyValues._current.merging(values), operation: operation
      )
    }
  }
}
