import Testing
import WaymarkHarness
import Library

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
let phone = Phone()
__waymarkSnippet(1);
__waymarkScreen(1, nil);
phone.tap("Slot")
__waymarkScreen(1, 0);
__waymarkSnippet(0);
phone.tap("End")
}
