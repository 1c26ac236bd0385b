import Dispatch
import Foundation
import Testing
import XCTest

// An observer turns each failure into an issue. XCTest reports failures only while a case is
// running. Therefore, whenever none of the author's cases is running, a case that never ends runs
// on its own thread. An error that a test throws, or a skip, ends the test. Its issue has the
// location of the test, with a file ID that tells the tool that the test ended.

private final class __WaymarkListener: XCTestObservation {
  func testCase(
    _ test: XCTestCase, didFailWithDescription text: String, inFile file: String?, atLine line: Int
  ) {
    guard file != "<EXPR>" else { return reportEnd(of: test, text) }
    let place = Testing.SourceLocation(
      fileID: "Example/Example.swift", filePath: file ?? "unknown", line: max(line, 1), column: 1)
    Testing.Issue.record(Testing.Comment(rawValue: text), sourceLocation: place)
  }
  private func reportEnd(of test: XCTestCase, _ text: String) {
    let place =
      __waymarkPlaces[ObjectIdentifier(test)]
      ?? Testing.SourceLocation(
        fileID: "End/Example.swift", filePath: "unknown", line: 1, column: 1)
    Testing.Issue.record(Testing.Comment(rawValue: text), sourceLocation: place)
  }
  func testCaseWillStart(_ test: XCTestCase) { __waymarkHasCase = true }
  func testCaseDidFinish(_ test: XCTestCase) {
    __waymarkHasCase = false
    // XCTest also calls a test skipped if its setup throws an error.
    guard let run = test.testRun, run.hasBeenSkipped, run.unexpectedExceptionCount == 0 else {
      return
    }
    reportEnd(of: test, "the test was skipped, so the rest of it might not have run")
  }
}
private final class __WaymarkIdleCase: XCTestCase {}
private let __waymarkListener: Void =
  XCTestObservationCenter.shared.addTestObserver(__WaymarkListener())
// XCTest runs one case at a time, and its observer is called on the thread that runs the case.
nonisolated(unsafe) private var __waymarkHasCase = false
nonisolated(unsafe) private var __waymarkPlaces: [ObjectIdentifier: Testing.SourceLocation] = [:]
private func __waymarkXCTest() {
  _ = __waymarkListener
  guard !__waymarkHasCase else { return }
  let start = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    __WaymarkIdleCase(
      name: "idle", testClosure: { _ in start.signal(); DispatchSemaphore(value: 0).wait() }
    ).run()
  }
  start.wait()
}
