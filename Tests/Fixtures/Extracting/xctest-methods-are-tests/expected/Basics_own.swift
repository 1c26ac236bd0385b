import Testing
import WaymarkHarness
import Library

func XCTAssertTrue(_ holds: Bool) {}

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
XCTAssertTrue(true)
}
