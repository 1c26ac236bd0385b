import IssueReporting
import Synchronization
import Testing

/// Returns the messages of the issues that an operation reports, in order, without failing the
/// test.
func messages(during operation: () throws -> Void) rethrows -> [String] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder], operation: operation)
  return recorder.messages
}

/// Returns the messages of the issues that an asynchronous operation reports, in order.
func messages(
  isolation: isolated (any Actor)? = #isolation, during operation: () async throws -> Void
) async rethrows -> [String] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder], operation: operation)
  return recorder.messages
}

extension String {
  /// The text without line numbers, which change when a test file grows.
  var lineless: String { replacing(/\.swift:\d+/) { _ in ".swift:…" } }
}

private final class IssueRecorder: IssueReporter {
  private let recorded = Mutex<[String]>([])

  var messages: [String] { recorded.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message() ?? ""
    recorded.withLock { $0.append(message) }
  }
}
