import Testing
import WaymarkHarness
import Library
import Foundation

struct Item { var id = 0 }
func check(_ item: Item) { #expect(item.id == 0, sourceLocation: __waymarkCheck(0, 7, 28)) }

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
#expect(Item().id == 0, sourceLocation: __waymarkCheck(1, 11, 1))
}
