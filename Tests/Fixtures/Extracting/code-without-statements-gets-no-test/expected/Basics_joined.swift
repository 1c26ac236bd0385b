import Testing
import WaymarkHarness
import Library

struct B {}; 

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
struct A {} let x = 1
let y = 1
}
