import Testing
import WaymarkHarness
import Library
import Foundation

struct Item { var id = 0 }
@MainActor @Test func item() { __waymarkSnippet(0); #expect(true, sourceLocation: __waymarkCheck(0, 7, 53)) }
@Test @MainActor func testItem() { __waymarkSnippet(0);}
@Suite struct ItemTests { @MainActor @Test func one() { __waymarkSnippet(0);} }
func check(_ item: Item) { #expect(__waymarkValue(1, 0, item.id) == 0, sourceLocation: __waymarkCheck(1, 10, 28)) }

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
#expect(__waymarkValue(2, 0, Item().id) == 0, sourceLocation: __waymarkCheck(2, 14, 1))
}
