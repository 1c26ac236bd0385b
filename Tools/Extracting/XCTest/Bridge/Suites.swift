import Dispatch
import Foundation
import Testing
import XCTest

// Runs test cases in the same way as XCTest: on the main thread, and with classes and methods in
// alphabetical order. While a test waits, the run loop serves the main actor. If the main thread
// has no run loop, the cases run on another thread, and their synchronous tests run on the main
// queue.

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
