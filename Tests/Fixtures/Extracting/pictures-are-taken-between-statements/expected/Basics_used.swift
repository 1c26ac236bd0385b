import Testing
import WaymarkHarness
import Library

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
__waymarkScreen(0, nil);
_ = Phone()
__waymarkScreen(0, 0);
}
