/// Runs an operation with the dependencies of an object, overriding some of them.
///
/// Use it when an object creates another object, so that both have the same dependencies.
/// Afterward, the previous values are restored, even if the operation throws an error.
///
/// ```swift
/// import Foundation
///
/// final class Child {
///   @Dependency(\.uuid) var uuid
/// }
///
/// final class Parent {
///   @Dependency(\.uuid) var uuid
///
///   func makeChild() -> Child {
///     withDependencies(from: self) { Child() }
///   }
/// }
///
/// let parent = withDependencies { $0.uuid = .incrementing } operation: { Parent() }
/// #expect(parent.makeChild().uuid() == UUID(0))
/// ```
///
/// - Parameters:
///   - model: An object that has a ``Dependency`` property or was returned by `withDependencies`.
///     For any other object, the function reports an issue and runs the operation with the current
///     values.
///   - updateValuesForOperation: A closure that changes a copy of the object's values.
///   - operation: The operation to run with the changed values.
/// - Returns: The result of the operation.
/// - Throws: Any error that either closure throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let location = IssueLocation(
    fileID: fileID, filePath: filePath, line: line, column: column
  )
  let values = try dependencies(of: model, at: location).updated(updateValuesForOperation)
  return try withDependencies({ $0 = values }, operation: operation)
}

/// Runs an asynchronous operation with the dependencies of an object, overriding some of them.
/// Reports an issue if the object has no dependencies to pass on.
///
/// - Throws: Any error that either closure throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let location = IssueLocation(
    fileID: fileID, filePath: filePath, line: line, column: column
  )
  let values = try await dependencies(of: model, at: location).updated(updateValuesForOperation)
  return try await withDependencies({ $0 = values }, operation: operation)
}

/// Runs an operation with the dependencies of an object. Reports an issue if the object has no
/// dependencies to pass on.
///
/// - Throws: Any error that the operation throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  try withDependencies(
    from: model, { _ in }, operation: operation,
    fileID: fileID, filePath: filePath, line: line, column: column
  )
}

/// Runs an asynchronous operation with the dependencies of an object. Reports an issue if the
/// object has no dependencies to pass on.
///
/// - Throws: Any error that the operation throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  try await withDependencies(
    from: model, { _ in }, operation: operation,
    fileID: fileID, filePath: filePath, line: line, column: column
  )
}

/// Returns the values captured by the first dependency property of an object or its superclasses,
/// or else the values that the object was created with. Current overrides take precedence over
/// them. If there are no such values, reports an issue and returns the current values.
private func dependencies(of model: AnyObject, at location: IssueLocation) -> DependencyValues {
  // A mirror doesn't contain the properties of superclasses.
  let levels = sequence(first: Mirror(reflecting: model), next: \.superclassMirror)
  let properties = levels.flatMap(\.children).lazy.map(\.value)
  let captured = properties.compactMap { ($0 as? any CapturesDependencies)?.captured }.first
  guard let values = captured ?? ReturnedObjects.shared.values(of: model) else {
    location.report(
      """
      '\(type(of: model))' has no '@Dependency' property and was not returned by \
      'withDependencies', so 'withDependencies(from:)' has no dependencies to pass on. To fix \
      this, add such a property, or return the object from the operation of 'withDependencies'.
      """
    )
    return ._current
  }
  return values.merging(._current)
}

/// A property that stores the dependencies that were current when it was created.
protocol CapturesDependencies {
  var captured: DependencyValues { get }
}

extension Dependency: CapturesDependencies {}
