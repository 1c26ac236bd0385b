import Testing
import WaymarkHarness
import Library

func confirmation(_ x: Int, body: () -> Void) { body() }

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
confirmation(2) {}
}
