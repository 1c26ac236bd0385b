import IssueReporting
import Synchronization

/// Returns the messages of the issues that an operation reports instead of failing the test.
@MainActor
func issues(during body: () -> Void) -> [String] {
  let recorder = IssueRecorder()
  withIssueReporters([recorder]) { body() }
  return recorder.messages.withLock { $0 }
}

private final class IssueRecorder: IssueReporter {
  let messages = Mutex<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? ""
    messages.withLock { $0.append(message) }
  }
}
