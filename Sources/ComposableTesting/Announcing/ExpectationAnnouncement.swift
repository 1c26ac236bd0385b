import Synchronization

/// The observer of expectations. Its parameters are, in order:
///
/// - the path of the file
/// - the line and the column, both starting at 1
/// - a description of the expectation, such as `finish()` or `XCTModify`
/// - the state change for a received action, empty if there is none; null for other expectations
private typealias ExpectationChecked = @convention(c) (
  UnsafePointer<CChar>, Int, Int, UnsafePointer<CChar>, UnsafePointer<CChar>?
) -> Void

private let expectationChecked = Mutex<ExpectationChecked?>(nil)

/// Sets the function that is called for each expectation that a test checks.
///
/// A tool that verifies documentation uses this function to count what a test checks. It finds the
/// function by its C symbol and calls it before the test begins. Without this call, expectations
/// aren't announced. Only the first call counts, so that a test can't replace the tool's observer.
@_cdecl("waymark_observe_assertions")
public func __observeExpectations(
  _ function:
    @escaping @convention(c) (
      UnsafePointer<CChar>, Int, Int, UnsafePointer<CChar>, UnsafePointer<CChar>?
    ) -> Void
) {
  expectationChecked.withLock { $0 = $0 ?? function }
}

/// Announces an expectation, whether or not it holds.
func announce(_ expectation: @autoclosure () -> String, at location: IssueLocation) {
  announce(expectation(), change: nil, at: location)
}

/// Announces an expectation about a received action. The action is described only if there is an
/// observer.
///
/// - Parameter change: The change that the action made to the state; `nil` if it made none.
func announce(
  receiving action: @autoclosure () -> String, change: @autoclosure () -> String?,
  at location: IssueLocation
) {
  announce("receive(\(action()))", change: change() ?? "", at: location)
}

private func announce(
  _ expectation: @autoclosure () -> String, change: @autoclosure () -> String?,
  at location: IssueLocation
) {
  guard let expectationChecked = expectationChecked.withLock({ $0 }) else { return }
  let (line, column) = (Int(location.line), Int(location.column))
  "\(location.filePath)".withCString { file in
    expectation().withCString { text in
      guard let change = change() else { return expectationChecked(file, line, column, text, nil) }
      change.withCString { expectationChecked(file, line, column, text, $0) }
    }
  }
}
