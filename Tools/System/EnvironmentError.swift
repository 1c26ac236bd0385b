/// A failure of the environment, such as a missing compiler, a full disk, or a package that doesn't
/// build.
package struct EnvironmentError: Error, CustomStringConvertible, Equatable, Sendable {
  /// A description of the problem, which can have several lines.
  package var message: String
  /// Advice on how to correct the problem; nil if there is none.
  package var hint: String?

  package init(_ message: String, hint: String? = nil) {
    (self.message, self.hint) = (message, hint)
  }

  package var description: String { message + (hint.map { "\n  \($0)" } ?? "") }
}
