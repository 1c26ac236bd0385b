/// Returns the code that an example needs if it imports XCTest. On Linux, a failed XCTest assertion
/// is ignored unless an `XCTestCase` runs, and Swift Testing runs none.
///
/// - Parameter cases: The example's own XCTest methods, each of which becomes a test.
/// - Returns: Lines of Swift.
func xctestBridge(running cases: [XCTestMethod]) -> [String] {
  cases.enumerated().map { $1.test(number: $0) }
    + bridge.split(separator: "\n").map(String.init)
}

/// An observer turns each failure into an issue. XCTest reports failures only while a case is
/// running, so an idle case that never ends covers the code outside of the example's own cases.
/// Cases run on their own threads, so that waiting for them doesn't block the main actor.
private let bridge = """
  private final class __WaymarkListener: XCTestObservation {
    func testCase(
      _ test: XCTestCase, didFailWithDescription text: String, inFile file: String?, atLine line: Int
    ) {
      let place = Testing.SourceLocation(
        fileID: "Example/Example.swift", filePath: file ?? "unknown", line: max(line, 1), column: 1)
      Testing.Issue.record(Testing.Comment(rawValue: text), sourceLocation: place)
    }
  }
  private struct __WaymarkCase<Case: XCTestCase>: @unchecked Sendable { let test: Case }
  private final class __WaymarkIdleCase: XCTestCase {}
  private let __waymarkListener: Void =
    XCTestObservationCenter.shared.addTestObserver(__WaymarkListener())
  nonisolated(unsafe) private var __waymarkHasCase = false
  private func __waymarkXCTest() {
    _ = __waymarkListener
    guard !__waymarkHasCase else { return }
    __waymarkHasCase = true
    let start = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      __WaymarkIdleCase(
        name: "idle", testClosure: { _ in start.signal(); DispatchSemaphore(value: 0).wait() }
      ).run()
    }
    start.wait()
  }
  private func __waymarkPerform<Case: XCTestCase>(
    _ type: Case.Type, _ name: String, 
    _ body: @escaping @Sendable (__WaymarkCase<Case>) async throws -> Void
  ) async {
    _ = __waymarkListener
    __waymarkHasCase = true
    await withCheckedContinuation { (end: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread {
        type.init(name: name, testClosure: { test in
          let own = __WaymarkCase(test: test as! Case)
          nonisolated(unsafe) var failure: (any Error)?
          let end = DispatchSemaphore(value: 0)
          Task.detached {
            do { try await body(own) } catch { failure = error }
            end.signal()
          }
          end.wait()
          if let failure { throw failure }
        }).run()
        end.resume()
      }
    }
    __waymarkHasCase = false
  }
  """
