/// A failure of the environment, such as a missing compiler, a full disk, or a package that doesn't
/// build.
package struct EnvironmentError: Error, CustomStringConvertible, Equatable, Sendable {
  /// A human-readable description of the failure, which can have several lines.
  package var description: String

  /// Creates an error with a message, which can have several lines.
  package init(_ description: String) { self.description = description }
}
