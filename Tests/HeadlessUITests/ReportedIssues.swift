import IssueReporting
import Synchronization

/// The messages of the issues that are reported while something runs, instead of failing the test.
@MainActor
func issues(during body: () -> Void) -> [String] {
  let recorder = IssueRecorder()
  withIssueReporters([recorder]) { body() }
  return recorder.messages.withLock { $0 }
}

/// The messages of the issues that are reported while something asynchronous runs.
@MainActor
func issues(during body: () async -> Void) async -> [String] {
  let recorder = IssueRecorder()
  await withIssueReporters([recorder]) { await body() }
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
