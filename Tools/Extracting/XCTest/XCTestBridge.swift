/// Returns the code that an example needs if it imports XCTest: Swift Testing, which runs the
/// example, doesn't run test cases and doesn't receive XCTest's failures.
///
/// - Parameter registrations: The tests that can be run, of the example and of those that it uses.
/// - Returns: Lines of Swift.
func xctestBridge(running registrations: [XCTestRegistration]) -> [String] {
  let isRun = registrations.contains { !$0.tests.isEmpty } && registrations.contains(where: \.isListed)
  return lines(of: listener) + (isRun ? runner(of: registrations) : [])
}

private func runner(of registrations: [XCTestRegistration]) -> [String] {
  let numbered = registrations.enumerated()
  let collections = numbered.filter { !$0.element.tests.isEmpty }.map { number, _ in
    "  (type as? any __WaymarkGroup\(number).Type)?.__waymarkTests\(number)(&tests)"
  }
  return lines(of: suites)
    + numbered.flatMap { $0.element.conformance(number: $0.offset) }
    + ["private func __waymarkTests(of type: Any.Type) -> __WaymarkTests {"]
    + ["  var tests = __WaymarkTests()"] + collections + ["  return tests", "}"]
    + ["@available(*, deprecated) extension __WaymarkCatalog: __WaymarkListing {"]
    + ["  static func list("]
    + ["    types: inout [Any.Type], tests: inout [(name: String, place: Testing.SourceLocation)]"]
    + ["  ) {"] + registrations.flatMap(\.listing) + ["  }", "}"]
}

private func lines(of text: String) -> [String] { text.split(separator: "\n").map(String.init) }

/// An observer turns each failure into an issue. XCTest reports failures only while a case is
/// running, so a case that never ends runs on its own thread whenever none of the author's cases
/// do. An error that a test throws has only the location of the test.
private let listener = """
  private final class __WaymarkListener: XCTestObservation {
    func testCase(
      _ test: XCTestCase, didFailWithDescription text: String, inFile file: String?, atLine line: Int
    ) {
      let own = file == "<EXPR>" ? __waymarkPlaces[ObjectIdentifier(test)] : nil
      let place =
        own ?? Testing.SourceLocation(
          fileID: "Example/Example.swift", filePath: file ?? "unknown", line: max(line, 1),
          column: 1)
      Testing.Issue.record(Testing.Comment(rawValue: text), sourceLocation: place)
    }
    func testCaseWillStart(_ test: XCTestCase) { __waymarkHasCase = true }
    func testCaseDidFinish(_ test: XCTestCase) { __waymarkHasCase = false }
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
  """

/// Runs test cases like XCTest: on the main thread, and with classes and methods in alphabetical
/// order. While a test waits, the run loop serves the main actor. If the main thread has no run
/// loop, the cases run on another thread, and their synchronous tests on the main queue.
private let suites = """
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
      insert(name, __waymarkPlace(line, column)) { test in
        nonisolated(unsafe) let test = test
        let run = { @Sendable in try MainActor.assumeIsolated { try body(test) } }
        if Thread.isMainThread { try run() } else { try DispatchQueue.main.sync(execute: run) }
      }
    }
    mutating func addAsync(
      _ name: String, _ line: Int, _ column: Int,
      _ body: @escaping (XCTestCase) async throws -> Void
    ) {
      insert(name + " async", __waymarkPlace(line, column)) { test in
        try asyncTest { (test: XCTestCase) in { try await body(test) } }(test)()
      }
    }
    private mutating func insert(
      _ name: String, _ place: Testing.SourceLocation,
      _ run: @escaping (XCTestCase) throws -> Void
    ) {
      places.insert(place)
      bodies[name] = (place, run)
    }
  }
  private func __waymarkPlace(_ line: Int, _ column: Int) -> Testing.SourceLocation {
    Testing.SourceLocation(
      fileID: "Example/Example.swift", filePath: "Example.swift", line: line, column: column)
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
        "'\\(test.name)' looks like a test but isn't run: no test case of this example has it",
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
  """
