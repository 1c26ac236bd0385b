/// A position in a file that an author wrote.
///
/// Lines start at 1. Columns are UTF-8 bytes starting at 1, as in the compiler's messages.
package struct SourceLocation: Codable, Comparable, CustomStringConvertible, Hashable, Sendable {
  /// The path of the file as the user wrote it, such as `Articles/Basics.md`.
  package var file: String
  /// The line, starting at 1.
  package var line: Int
  /// The column in UTF-8 bytes, starting at 1.
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`, in the compiler's format.
  package var description: String { "\(file):\(line):\(column)" }

  /// Orders locations by file, then by line, and then by column.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
  }
}
