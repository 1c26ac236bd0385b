import Testing
import WaymarkHarness
import Library

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
let x = 1 /* /* */
let y = 2
;
__waymarkSnippet(1);
*/
}
