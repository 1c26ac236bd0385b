import Testing
import WaymarkHarness
import Library

struct confirmation { @discardableResult init(body: () -> Void) {} }

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
confirmation {}
}
