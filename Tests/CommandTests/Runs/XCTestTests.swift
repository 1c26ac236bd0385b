import Foundation
import Testing
import WaymarkModel

/// XCTest doesn't report an assertion that fails outside of a test case, and Swift Testing doesn't
/// run test cases. The tool reports such assertions and runs test cases.
@Suite(.serialized) struct XCTestTests {
  private let project: Project

  init() throws { project = try Project.shared.get() }

  @Test func `XCTest assertions are checked wherever they appear`() async throws {
    let snippets = [
      ("alone", "XCTAssertTrue(true)", "passed 1"),
      ("alone-and-wrong", "XCTAssertTrue(false)", "failed 1"),
      ("function", "func testIt() { XCTAssertEqual(1, 2) }", "failed 1"),
      ("no-check", "struct Hike {}", "compiled 0"),
      (
        "case",
        """
        @MainActor final class HikeTests: XCTestCase {
          var length = 0
          override func setUp() async throws { await MainActor.run { length = 1 } }
          func testLength() async throws { XCTAssertEqual(length, 1) }
          nonisolated func testName() throws { _ = try XCTUnwrap(Optional("Lake")) }
        }
        """, "passed 2"
      ),
      (
        "case-and-wrong",
        "final class HikeTests: XCTestCase { func testIt() { XCTFail(\"no\") } }", "failed 0"
      ),
      (
        "after-a-case",
        "final class HikeTests: XCTestCase { func testIt() {} }\nXCTAssertNil(Optional(1))",
        "failed 1"
      ),
      (
        "skipped",
        "final class HikeTests: XCTestCase { func testIt() throws { throw XCTSkip(\"no\") } }",
        "failed 0"
      ),
      (
        "later", "final class HikeTests: XCTestCase { func testIt() throws { XCTAssert(true); "
          + "try XCTSkipIf(true) } }", "failed 1"
      ),
    ]
    try project.write(
      "Older/Older.md",
      snippets.map { "```swift, example=\($0.0)\nimport XCTest\n\($0.1)\n```\n" }
        .joined(separator: "\n"))

    let run = try await project.waymark("test", "Older", "--report", "older.json")

    #expect(run.status == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(project.text("older.json").utf8))
    #expect(
      report.snippets.map { "\($0.example): \($0.verdict.rawValue) \($0.expectations)" }
        == snippets.map { "\($0.0): \($0.2)" })
  }

  private static let orderedCases = """
    ```swift, example=order
    import XCTest

    class Base<Element>: XCTestCase {
      func testBase() { print("base on the \\(Thread.isMainThread ? "main" : "wrong") thread") }
    }
    typealias Parent = Base<Int>
    extension Parent { func testExtension() throws { print("extension") } }

    enum Outer {
      final class Inner: Parent {
        override class func setUp() { print("class setUp") }
        override class func tearDown() { print("class tearDown") }
        override func setUp() async throws { print("async setUp") }
        override func setUpWithError() throws { print("setUpWithError") }
        override func setUp() {
          print("setUp")
          addTeardownBlock { print("block") }
        }
        override func tearDown() { print("tearDown") }
        override func tearDownWithError() throws { print("tearDownWithError") }
        override func tearDown() async throws { print("async tearDown") }
        override func invokeTest() {
          print("<")
          super.invokeTest()
          print(">")
        }
        func testSync() { MainActor.assumeIsolated { print("sync") } }
        func testWait() {
          let isDone = expectation(description: "done")
          Task { @MainActor in isDone.fulfill() }
          wait(for: [isDone], timeout: 100)
          print("waited")
        }
        @MainActor func testCall() async { await Task.yield(); print("async") }
        func testNothing() {}
      }
    }

    @available(*, deprecated) final class Another: Parent {
      #if !os(Linux)
        func testElsewhere() { unknown() }
      #else
        override func testBase() { XCTAssertEqual(name, "Another.testBase") }
      #endif
    }
    ```

    """

  @Test func `test cases run as XCTest runs them`() async throws {
    let setUps = ["async setUp", "setUpWithError", "setUp"]
    let tearDowns = ["block", "tearDown", "tearDownWithError", "async tearDown"]
    let tests = [["base on the main thread"], ["async"], ["extension"], [], ["sync"], ["waited"]]
    let cases = tests.flatMap { ["<"] + setUps + $0 + tearDowns + [">"] }
    try project.write(
      "Cases/Order.md",
      Self.orderedCases
        + """

        ```text, output=order
        \((["extension", "class setUp"] + cases + ["class tearDown"]).joined(separator: "\n"))
        ```
        """)

    let run = try await project.waymark("test", "Cases/Order.md")

    #expect(run.output == "1 example, 63 expectations: 1 passed\n")
  }

  @Test func `any failure in a test's setup or teardown fails the example`() async throws {
    try project.write(
      "Cases/Failing.md",
      """
      ```swift
      import XCTest
      final class HikeTests: XCTestCase {
        override class func setUp() { XCTAssertEqual(1, 2) }
        override func setUpWithError() throws { throw CancellationError() }
        func testHike() {}
        override func tearDown() { XCTAssertEqual(1, 3) }
        override class func tearDown() { XCTAssertEqual(1, 4) }
      }
      ```
      """)

    let run = try await project.waymark("test", "Cases/Failing.md")

    #expect(run.status == 1)
    #expect(
      run.error.split(separator: "\n").filter { $0.contains(": error: ") } == [
        #"Cases/Failing.md:4:33: error: XCTAssertEqual failed: ("1") is not equal to ("2") - "#,
        #"Cases/Failing.md:6:8: error: threw error "CancellationError()""#,
        #"Cases/Failing.md:7:30: error: XCTAssertEqual failed: ("1") is not equal to ("3") - "#,
        #"Cases/Failing.md:8:36: error: XCTAssertEqual failed: ("1") is not equal to ("4") - "#,
      ])
  }

  @Test func `an example runs the tests that its classes inherit from a used example`()
    async throws
  {
    try project.write(
      "Cases/Used.md",
      """
      ```swift, example=base
      import XCTest
      class HikeTests: XCTestCase {
        var length: Int { 1 }
        func testLength() { XCTAssertEqual(length, 1) }
      }
      ```

      ```swift, example=own, uses=base
      final class LongHikeTests: HikeTests {
        override var length: Int { 2 }
      }
      ```
      """)

    let run = try await project.waymark("test", "Cases/Used.md")

    #expect(run.output == "2 examples, 2 expectations: 1 passed, 1 failed\n")
  }

  private static let methodsThatDoNotRun = """
    ```swift, example=text
    import XCTest
    final class HikeTests: XCTestCase {
      private func testPrivate() {}
      static func testStatic() {}
      func testParameters(_ length: Int = 1) {}
      func testResult() -> Int { 1 }
      func testGeneric<T>() where T == Int {}
      func testHelp(_ length: Int) {}
      func testRun() { testHelp(1) }
    }
    struct Hike { func testStruct() {} }
    extension Hike { func testExtension() {} }
    protocol Walk {}
    extension Walk { func testProtocol() {} }
    extension XCTestCase { func testEvery() {} }
    extension Array { func testArray() {} }
    enum Outer { private class Inner: XCTestCase { func testHidden() {} } }
    func local() { class Inner: XCTestCase { func testLocal() {} } }
    func testFunction(_ length: Int) {}
    XCTAssertTrue(true)
    ```

    ```swift, example=types
    import XCTest
    class Base<Element>: XCTestCase { func testGeneric() {} }
    class Engine { func testEngine() {} }
    XCTAssertTrue(true)
    ```

    ```swift, example=unmarked
    struct HikeTests { func testHike() { #expect(true) } }
    struct Engine { func testIgnition() -> Bool { true } }
    #expect(Engine().testIgnition())
    ```
    """

  @Test func `a method that looks like a test but doesn't run is reported as an error`()
    async throws
  {
    try project.write("Cases/Missed.md", Self.methodsThatDoNotRun)

    let run = try await project.waymark("test", "Cases/Missed.md", "--quiet")

    #expect(run.status == 1)
    let missed = [
      (4, 16, "testPrivate", "it is private"), (5, 15, "testStatic", "it is static"),
      (6, 8, "testParameters", "it has parameters"), (7, 8, "testResult", "it returns a value"),
      (8, 8, "testGeneric", "it is generic"), (12, 20, "testStruct", "it belongs to a struct"),
      (13, 23, "testExtension", "it belongs to a struct"),
      (15, 23, "testProtocol", "it is in an extension of a protocol"),
      (16, 29, "testEvery", "it is in an extension of XCTestCase itself"),
      (17, 24, "testArray", "it is in an extension of a type from another module"),
      (18, 53, "testHidden", "its type is private within another type"),
      (19, 47, "testLocal", "its type is declared in a function"),
      (20, 6, "testFunction", "it has parameters"),
      (26, 40, "testGeneric", "no test case inherits it; add one, or rename the method"),
      (27, 21, "testEngine", "no test case inherits it; add one, or rename the method"),
      (32, 25, "testHike", "it isn't marked with '@Test'"),
    ]
    let rule =
      "XCTest runs only methods that take no parameters and return no value, in test cases that "
      + "aren't private or local; change this method or its type, call it from a test, or rename it"
    let errors = missed.map { line, column, name, reason in
      let hint =
        switch name {
        case "testHike": "\n  mark it with '@Test', or call it from a test"
        case _ where line == 26 || line == 27: ""
        default: "\n  \(rule)"
        }
      return "Cases/Missed.md:\(line):\(column): error: '\(name)' looks like a test but isn't run: "
        + "\(reason)\(hint)\n"
    }
    #expect(run.error == errors.joined())
  }

  @Test func `test cases run with every kind of import of XCTest`() async throws {
    try project.write(
      "Cases/Import.md",
      """
      ```swift
      #if canImport(XCTest)
        import XCTest
        final class HikeTests: XCTestCase { func testHike() { XCTAssertEqual(1, 2) } }
      #endif
      #expect(true)
      ```

      ```swift
      import class XCTest.XCTestCase
      import func XCTest.XCTAssertEqual
      final class HikeTests: XCTestCase { func testHike() { XCTAssertEqual(1, 2) } }
      #expect(true)
      ```
      """)

    let run = try await project.waymark("test", "Cases/Import.md")

    #expect(run.output == "2 examples, 4 expectations: 2 failed\n")
  }

  @Test func `a failed XCTest assertion is reported at its own location`() async throws {
    try project.write(
      "Places/Older.md",
      "```swift\nimport XCTest\nlet name = \"é\"; XCTAssertEqual(\n  name, \"e\"\n)\n```\n")

    let run = try await project.waymark("test", "Places")

    #expect(
      run.error.contains(
        "Places/Older.md:3:18: error: XCTAssertEqual failed: (\"é\") is not equal to (\"e\")"))
  }
}
