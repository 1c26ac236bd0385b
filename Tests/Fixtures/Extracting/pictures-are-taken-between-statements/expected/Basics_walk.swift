import Testing
import WaymarkHarness
import Library

func helper() {}

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
__waymarkScreen(0, nil);
let phone = Phone()
__waymarkScreen(0, 0); // Shows "The start"

phone.tap("Add")  ; __waymarkScreen(0, 1); // Shows "One tap".
if phone.isOpen {
  // Shows "not taken: within a statement"
}
__waymarkScreen(0, 2); // Shows "The middle"
phone.tap("Save")
__waymarkScreen(0, 3);
__waymarkSnippet(1);
phone.tap("not drawn")
// Shows "only a comment"
__waymarkSnippet(2);
__waymarkScreen(2, nil);
phone.tap("Again")
__waymarkScreen(2, 0);
}
