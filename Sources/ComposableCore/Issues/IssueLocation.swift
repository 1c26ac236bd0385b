import IssueReporting

/// The source location of an issue.
package struct IssueLocation: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
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
