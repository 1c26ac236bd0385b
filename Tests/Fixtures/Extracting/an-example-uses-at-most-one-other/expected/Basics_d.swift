import Testing
import WaymarkHarness
import Library

struct A {}

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
let x = A()
__waymarkSnippet(1);
let y = A()
}
