import Testing
import WaymarkHarness
import Library

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
__waymarkMap(0, isDrawn: false);
let store = Store()
__waymarkMap(0, isDrawn: true);
__waymarkSnippet(1);
__waymarkScreen(1, nil);
__waymarkMap(1, isDrawn: false);
store.send(1)
__waymarkScreen(1, 0);
__waymarkMap(1, isDrawn: true);
}
