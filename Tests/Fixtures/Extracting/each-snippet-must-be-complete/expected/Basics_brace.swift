import Testing
import WaymarkHarness
import Library

struct A {
  func f() {
}
;

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(1);
}
}
