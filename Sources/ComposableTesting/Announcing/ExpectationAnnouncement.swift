import Synchronization

/// The path of the file, the line, the column (both 1-based), and the expectation as written.
private typealias ExpectationChecked = @convention(c) (
  UnsafePointer<CChar>, Int, Int, UnsafePointer<CChar>
) -> Void

private let expectationChecked = Mutex<ExpectationChecked?>(nil)

/// Sets the function that is called for each expectation that a test checks.
///
/// A tool that verifies documentation counts what a test checks. It finds this function by its C
/// symbol and calls it before the test begins; without it nothing happens. Only the first call counts,
/// so that a test can't take the tool's place.
@_cdecl("waymark_observe_expectations")
public func __observeExpectations(
  _ function:
    @escaping @convention(c) (UnsafePointer<CChar>, Int, Int, UnsafePointer<CChar>) -> Void
) {
  expectationChecked.withLock { $0 = $0 ?? function }
}

/// Announces an expectation, whether or not it holds.
func announce(_ expectation: @autoclosure () -> String, at location: IssueLocation) {
  guard let expectationChecked = expectationChecked.withLock({ $0 }) else { return }
  "\(location.filePath)".withCString { file in
    expectation().withCString { text in
      expectationChecked(file, Int(location.line), Int(location.column), text)
    }
  }
}
