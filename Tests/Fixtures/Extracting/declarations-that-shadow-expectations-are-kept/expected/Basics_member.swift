import Testing
import WaymarkHarness
import Library

func f(confirmation: Confirmation) { confirmation(count: 1) }

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
dialog.confirmation("Delete?") {}
confirmation
let x = confirmation
await confirmation(sourceLocation: __waymarkCheck(0, 12, 7)) { (confirmation: Confirmation) in confirmation(count: 1) }
}
