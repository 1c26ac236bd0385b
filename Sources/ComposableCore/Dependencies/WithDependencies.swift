/// Runs an operation with some dependencies overridden.
///
/// ```swift
/// import Foundation
///
/// struct Order {
///   let id: UUID
///   let date: Date
///
///   init() {
///     @Dependency(\.date.now) var now
///     @Dependency(\.uuid) var uuid
///     (id, date) = (uuid(), now)
///   }
/// }
///
/// let order = withDependencies {
///   $0.date = .constant(Date(timeIntervalSince1970: 0))
///   $0.uuid = .incrementing
/// } operation: {
///   Order()
/// }
/// #expect(order.id == UUID(0))
/// ```
///
/// The overrides apply during the operation and in the tasks that it starts, except detached tasks.
/// ``Dependency`` properties created in the operation keep the overrides. Nested overrides
/// accumulate, and the innermost one wins. Afterward, the previous values are restored, even if the
/// operation throws an error.
///
/// - Parameters:
///   - updateValuesForOperation: A closure that changes a copy of the current values. It can read a
///     default in order to change part of it.
///   - operation: The operation to run with the changed values.
/// - Returns: The result of the operation.
/// - Throws: Any error that either closure throws.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  let values = try DependencyValues._current.updated(updateValuesForOperation)
  let result = try DependencyValues.$_current.withValue(values, operation: operation)
  ReturnedObjects.shared.note(result, createdWith: values)
  return result
}

/// Runs an asynchronous operation with some dependencies overridden.
///
/// - Throws: Any error that either closure throws.
/// - SeeAlso: ``withDependencies(_:operation:)-(_,()->R)``, which follows the same rules.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  let values = try await DependencyValues._current.updated(updateValuesForOperation)
  let result = try await DependencyValues.$_current.withValue(values, operation: operation)
  ReturnedObjects.shared.note(result, createdWith: values)
  return result
}
