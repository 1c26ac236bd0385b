import Testing
import WaymarkHarness
import Library

macro expect(_ x: Bool) = #require(__waymarkValue(0, 0, x), sourceLocation: __waymarkCheck(0, 5, 27))

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
#expect(false)
}
