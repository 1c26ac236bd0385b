import IssueReporting

/// Sets dependencies for as long as the process runs, before anybody reads them.
///
/// Call it where the application starts, as early as possible. In a test it lasts until the test
/// ends.
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
/// What ``withDependencies(_:operation:)`` sets wins over it. A dependency that was read or prepared
/// before is an issue, and keeps its value: whoever read it has the other one already.
///
/// - Parameter updateValues: Sets the dependencies. A default may be read here in order to change a
///   part of it.
/// - Returns: What `updateValues` returns.
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
      A dependency of type "\(type)" was prepared after it was read, or prepared before. It keeps \
      the value that it had.

      Prepare each dependency once, where the application starts. To override it for a while, use \
      'withDependencies'.
      """
    )
  }
  return result
}
