import Testing
import WaymarkHarness
import Library

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
let expect = 1
#expect(__waymarkValue(0, 0, expect) == 1, sourceLocation: __waymarkCheck(0, 8, 1))
}
