import Article
import Foundation
import Testing

/// XCTest itself says nothing of an assertion that fails outside a case, and Swift Testing runs no
/// case: here both are heard.
@Suite(.serialized) struct XCTestTests {
  private let project: Project

  init() throws { project = try Project.shared.get() }

  @Test func `what XCTest asserts is checked, wherever it stands`() async throws {
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
        "compiled 0"
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

  @Test func `an assertion of XCTest's fails at its own place`() async throws {
    try project.write(
      "Places/Older.md",
      "```swift\nimport XCTest\nlet name = \"é\"; XCTAssertEqual(\n  name, \"e\"\n)\n```\n")

    let run = try await project.waymark("test", "Places")

    #expect(
      run.error.contains(
        "Places/Older.md:3:18: error: XCTAssertEqual failed: (\"é\") is not equal to (\"e\")"))
  }
}
