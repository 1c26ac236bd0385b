import IssueReporting
import Synchronization

/// Returns the messages of the issues that an operation reports, in order. These issues don't fail
/// the test.
public func messages(during operation: () throws -> Void) rethrows -> [String] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder], operation: operation)
  return recorder.messages
}

/// Returns the messages of the issues that an asynchronous operation reports, in order.
public func messages(
  isolation: isolated (any Actor)? = #isolation, during operation: () async throws -> Void
) async rethrows -> [String] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder], operation: operation)
  return recorder.messages
}

/// Returns the lines of the issues that an asynchronous operation reports, in order.
public func issueLines(
  isolation: isolated (any Actor)? = #isolation, during operation: () async throws -> Void
) async rethrows -> [UInt] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder], operation: operation)
  return recorder.lines
}

extension String {
  /// The text with the line numbers of Swift files replaced by `…`, because they change often.
  public var lineless: String { replacing(/\.swift:\d+/) { _ in ".swift:…" } }
}

private final class IssueRecorder: IssueReporter {
  private let recorded = Mutex<[(message: String, line: UInt)]>([])

  var messages: [String] { recorded.withLock { $0.map(\.message) } }
  var lines: [UInt] { recorded.withLock { $0.map(\.line) } }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? ""
    recorded.withLock { $0.append((message, line)) }
  }
}
