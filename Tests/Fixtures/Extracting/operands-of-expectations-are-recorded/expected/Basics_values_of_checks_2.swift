import Testing
import WaymarkHarness
import Library
import XCTest

final class ValueTests: XCTestCase {
  func testValues() throws { __waymarkXCTest(); __waymarkSnippet(0);
    XCTAssertEqual(__waymarkValue(0, 0, count + 1), 2, accuracy: 0.1, line: __waymarkLine(0, 8))
    XCTAssertEqual(try __waymarkValue(1, 0, names()), ["a"], "a comment", line: __waymarkLine(1, 9))
    XCTAssertTrue(__waymarkValue(2, 0, isOpen), line: __waymarkLine(2, 10))
    XCTAssertFalse(__waymarkValue(3, 0, count) == 2 || __waymarkValue(3, 1, isOpen), line: __waymarkLine(3, 11))
    XCTAssertNil(__waymarkValue(4, 0, item), line: __waymarkLine(4, 12))
    XCTAssertGreaterThan(__waymarkValue(5, 0, count), __waymarkValue(5, 1, other), line: __waymarkLine(5, 13))
    let found = try XCTUnwrap(__waymarkValue(6, 0, items.first), line: __waymarkLine(6, 14))
    XCTAssertThrowsError(try fail(), line: __waymarkLine(7, 15))
  }
}

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
private final class __WaymarkSuite: XCTestSuite {
  let type: XCTestCase.Type
  init(_ type: XCTestCase.Type) { self.type = type; super.init(name: String(reflecting: type)) }
  override func setUp() { type.setUp() }
  override func tearDown() { type.tearDown() }
}
private struct __WaymarkTests {
  var bodies: [String: (place: Testing.SourceLocation, run: (XCTestCase) throws -> Void)] = [:]
  var places: Set<Testing.SourceLocation> = []
  mutating func add(
    _ name: String, _ line: Int, _ column: Int,
    _ body: @escaping @MainActor (XCTestCase) throws -> Void
  ) {
    insert(name, line, column) { test in
      // The test is used only on the main thread, on which the body runs.
      nonisolated(unsafe) let test = test
      let run = { @Sendable in try MainActor.assumeIsolated { try body(test) } }
      if Thread.isMainThread { try run() } else { try DispatchQueue.main.sync(execute: run) }
    }
  }
  mutating func addAsync(
    _ name: String, _ line: Int, _ column: Int,
    _ body: @escaping (XCTestCase) async throws -> Void
  ) {
    insert(name + " async", line, column) { test in
      try asyncTest { (test: XCTestCase) in { try await body(test) } }(test)()
    }
  }
  private mutating func insert(
    _ name: String, _ line: Int, _ column: Int, _ run: @escaping (XCTestCase) throws -> Void
  ) {
    places.insert(__waymarkPlace(line, column))
    bodies[name] = (__waymarkPlace(line, column, in: "End"), run)
  }
}
private func __waymarkPlace(
  _ line: Int, _ column: Int, in module: String = "Example"
) -> Testing.SourceLocation {
  Testing.SourceLocation(
    fileID: "\(module)/Example.swift", filePath: "Example.swift", line: line, column: column)
}
private func __waymarkOwn<Case>(_ test: XCTestCase, _ type: Case.Type) -> Case { test as! Case }
private enum __WaymarkCatalog {}
private protocol __WaymarkListing {
  static func list(
    types: inout [Any.Type], tests: inout [(name: String, place: Testing.SourceLocation)])
}
private func __waymarkRunSuites() {
  var types: [Any.Type] = []
  var missed: [(name: String, place: Testing.SourceLocation)] = []
  (__WaymarkCatalog.self as Any as! any __WaymarkListing.Type).list(types: &types, tests: &missed)
  let suites = types.compactMap { ($0 as? XCTestCase.Type).map(__WaymarkSuite.init) }
  for suite in suites.sorted(by: { $0.name < $1.name }) {
    let tests = __waymarkTests(of: suite.type)
    missed.removeAll { tests.places.contains($0.place) }
    for (name, body) in tests.bodies.sorted(by: { $0.key < $1.key }) {
      let test = suite.type.init(name: name, testClosure: body.run)
      __waymarkPlaces[ObjectIdentifier(test)] = body.place
      suite.addTest(test)
    }
    if !tests.bodies.isEmpty { suite.run() }
  }
  for test in missed {
    Testing.Issue.record(
      """
      '\(test.name)' looks like a test but isn't run: no test case inherits it; add one, or rename \
      the method
      """,
      sourceLocation: test.place)
  }
}
@Test func __waymarkXCTestCases() async {
  _ = __waymarkListener
  let isServedByRunLoop = await MainActor.run { Thread.isMainThread }
  await withCheckedContinuation { (end: CheckedContinuation<Void, Never>) in
    let run = { @Sendable in __waymarkRunSuites(); end.resume() }
    guard isServedByRunLoop else { return Thread.detachNewThread(run) }
    RunLoop.main.perform(run)
    DispatchQueue.main.async {}
  }
}
private protocol __WaymarkGroup0 { static func __waymarkTests0(_ tests: inout __WaymarkTests) }
@available(*, deprecated)
extension ValueTests: __WaymarkGroup0 {
  nonisolated fileprivate static func __waymarkTests0(_ tests: inout __WaymarkTests) {
    tests.add("testValues", 7, 8) { try __waymarkOwn($0, ValueTests.self).testValues() }
  }
}
private func __waymarkTests(of type: Any.Type) -> __WaymarkTests {
  var tests = __WaymarkTests()
  (type as? any __WaymarkGroup0.Type)?.__waymarkTests0(&tests)
  return tests
}
@available(*, deprecated) extension __WaymarkCatalog: __WaymarkListing {
  static func list(
    types: inout [Any.Type], tests: inout [(name: String, place: Testing.SourceLocation)]
  ) {
    types.append(ValueTests.self)
    tests.append(("testValues", __waymarkPlace(7, 8)))
  }
}
