import Testing
import WaymarkHarness
import Library
import XCTest

final class CounterTests: XCTestCase {
  var count = 0

  override func setUp() { count = 1 }

  func testCount() { __waymarkXCTest(); __waymarkSnippet(0); XCTAssertEqual(count, 1, line: __waymarkLine(0, 11)) }
  @MainActor func testLater() async throws { __waymarkXCTest(); __waymarkSnippet(0);
    let first = try XCTUnwrap([count].first, line: __waymarkLine(1, 13))
    XCTAssertThrowsError(try fail(), line: __waymarkLine(2, 14)) { _ in XCTAssert(first == 1, line: __waymarkLine(3, 14)) }
  }
  private func testHelper() {}
  func testMany(_ numbers: [Int]) {}
}

@MainActor final class Screens: XCTestCase {
  func testScreen() throws { __waymarkXCTest(); __waymarkSnippet(0);}
  nonisolated func testNothing() async { __waymarkXCTest(); __waymarkSnippet(0);}
}

func fail() throws { throw CancellationError() }
@Test @MainActor func testAlone() { __waymarkXCTest(); __waymarkSnippet(0); XCTAssertNil(nil as Int?, file: "elsewhere", line: 1) }

@Test @MainActor func __waymarkStatements() async throws {
__waymarkXCTest(); __waymarkSnippet(0);
XCTAssertTrue(true, line: __waymarkLine(4, 30))
}

@Test func __waymarkCase0() async { await __waymarkPerform(CounterTests.self, "CounterTests.testCount") { own in own.test.testCount() } }
@Test func __waymarkCase1() async { await __waymarkPerform(CounterTests.self, "CounterTests.testLater") { @MainActor own in try await own.test.testLater() } }
@Test func __waymarkCase2() async { await __waymarkPerform(Screens.self, "Screens.testScreen") { @MainActor own in try own.test.testScreen() } }
@Test func __waymarkCase3() async { await __waymarkPerform(Screens.self, "Screens.testNothing") { own in await own.test.testNothing() } }
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
