import IssueReporting

/// The source location of an issue.
package struct IssueLocation: Sendable {
  /// The module and the name of the file, as in `#fileID`.
  package let fileID: StaticString
  /// The path of the file, as in `#filePath`.
  package let filePath: StaticString
  /// The line, starting at 1.
  package let line: UInt
  /// The column in UTF-8 bytes, starting at 1.
  package let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports an issue at this location, as a failure in tests and as a warning elsewhere.
  package func report(_ message: @autoclosure () -> String) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension IssueLocation: CustomStringConvertible {
  /// The location in the format used by messages, `Module/File.swift:12`.
  package var description: String { "\(fileID):\(line)" }
}
