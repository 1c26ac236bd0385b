import Testing
import WaymarkHarness
import Library
import Foundation

struct Item { var id = 0 }
func check(_ item: Item) { #expect(__waymarkValue(0, 0, item.id) == 0, sourceLocation: __waymarkCheck(0, 7, 28)) }

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
#expect(__waymarkValue(1, 0, Item().id) == 0, sourceLocation: __waymarkCheck(1, 11, 1))
}
