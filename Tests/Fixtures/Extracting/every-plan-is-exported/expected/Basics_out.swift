import Testing
import WaymarkHarness
import Library

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
print("a") // Prints "a"
print("b \(1)") // Prints "b 1"
__waymarkSnippet(1);
print("c") // Prints "c".
}
