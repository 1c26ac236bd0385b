import Testing
import WaymarkHarness
import Library

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
print("before") // Prints "before"
__waymarkSnippet(1);
print("middle") // Prints "middle"
__waymarkSnippet(0);
print("after") // Prints "after"
}
