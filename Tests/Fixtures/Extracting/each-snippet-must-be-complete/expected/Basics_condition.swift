import Testing
import WaymarkHarness
import Library

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
#if DEBUG
let _: () = {}(); let x = 1
;
__waymarkSnippet(1);
#else
#endif
}
