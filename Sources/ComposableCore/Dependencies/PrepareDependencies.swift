import IssueReporting

/// Sets dependencies for the lifetime of the process, before they're first read.
///
/// Call it as early as possible when the application starts. In a test, the values last until the
/// test ends.
///
/// ```swift
/// import Foundation
///
/// prepareDependencies {
///   $0.date = .constant(Date(timeIntervalSince1970: 0))
/// }
///
/// @Dependency(\.date.now) var now
/// #expect(now == Date(timeIntervalSince1970: 0))
/// ```
///
/// Overrides with ``withDependencies(_:operation:)`` take precedence. Preparing a dependency that
/// has already been read or prepared reports an issue and keeps the current value, because code may
/// have used it.
///
/// - Parameter updateValues: A closure that sets the dependencies. It can read a default in order
///   to change part of it.
/// - Returns: The result of `updateValues`.
/// - Throws: Any error that `updateValues` throws. No dependency is then prepared.
@discardableResult
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let (result, known) = try DependencyValues._current.prepared(updateValues)
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for type in known {
    location.report(
      """
      A dependency of type '\(type)' was prepared after it had already been read or prepared, so \
      it keeps its current value.

      Prepare each dependency once, where the application starts. To override it temporarily, use \
      'withDependencies'.
      """
    )
  }
  return result
}
