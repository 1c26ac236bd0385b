import Testing
import WaymarkHarness
import Library
import XCTest

final class CounterTests: XCTestCase {
  var count = 0

  override func setUp() { __waymarkXCTest(); __waymarkSnippet(0); count = 1 }

  func testCount() { __waymarkXCTest(); __waymarkSnippet(0); testHelper(); testMany([]); XCTAssertEqual(__waymarkValue(0, 0, count), 1, line: __waymarkLine(0, 11)) }
  @MainActor func testLater() async throws { __waymarkXCTest(); __waymarkSnippet(0);
    let first = try XCTUnwrap(__waymarkValue(1, 0, [count].first), line: __waymarkLine(1, 13))
    XCTAssertThrowsError(try fail(), line: __waymarkLine(2, 14)) { _ in XCTAssert(__waymarkValue(3, 0, first) == 1, line: __waymarkLine(3, 14)) }
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
extension CounterTests: __WaymarkGroup0 {
  nonisolated fileprivate static func __waymarkTests0(_ tests: inout __WaymarkTests) {
    tests.add("testCount", 11, 8) { __waymarkOwn($0, CounterTests.self).testCount() }
    tests.addAsync("testLater", 12, 19) { nonisolated(unsafe) let own = __waymarkOwn($0, CounterTests.self); try await own.testLater() }
  }
}
private protocol __WaymarkGroup1 { static func __waymarkTests1(_ tests: inout __WaymarkTests) }
@available(*, deprecated)
extension Screens: __WaymarkGroup1 {
  nonisolated fileprivate static func __waymarkTests1(_ tests: inout __WaymarkTests) {
    tests.add("testScreen", 21, 8) { try __waymarkOwn($0, Screens.self).testScreen() }
    tests.addAsync("testNothing", 22, 20) { nonisolated(unsafe) let own = __waymarkOwn($0, Screens.self); await own.testNothing() }
  }
}
private func __waymarkTests(of type: Any.Type) -> __WaymarkTests {
  var tests = __WaymarkTests()
  (type as? any __WaymarkGroup0.Type)?.__waymarkTests0(&tests)
  (type as? any __WaymarkGroup1.Type)?.__waymarkTests1(&tests)
  return tests
}
@available(*, deprecated) extension __WaymarkCatalog: __WaymarkListing {
  static func list(
    types: inout [Any.Type], tests: inout [(name: String, place: Testing.SourceLocation)]
  ) {
    types.append(CounterTests.self)
    tests.append(("testCount", __waymarkPlace(11, 8)))
    tests.append(("testLater", __waymarkPlace(12, 19)))
    types.append(Screens.self)
    tests.append(("testScreen", __waymarkPlace(21, 8)))
    tests.append(("testNothing", __waymarkPlace(22, 20)))
  }
}
