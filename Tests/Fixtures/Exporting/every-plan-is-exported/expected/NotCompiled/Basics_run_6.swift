// Articles/Basics.md#run-6
// Articles/Basics.md:66:9: error: unterminated string literal
//   each snippet must be complete on its own; to show a fragment, use 'slot='

import Testing
import WaymarkHarness

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
let s = "abc
}
