import Testing
import WaymarkHarness
import Library

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
#expect(__waymarkValue(0, 0, count) == 1, sourceLocation: __waymarkCheck(0, 7, 1))
#expect(__waymarkValue(1, 0, count + 1) == __waymarkValue(1, 1, limit - base), "a comment", sourceLocation: __waymarkCheck(1, 8, 1))
#expect(__waymarkValue(2, 0, name ?? "none") != __waymarkValue(2, 1, other), sourceLocation: __waymarkCheck(2, 9, 1))
#expect(try __waymarkValue(3, 0, first()) == __waymarkValue(3, 1, second), sourceLocation: __waymarkCheck(3, 10, 1))
#expect(__waymarkValue(4, 0, isOpen) && __waymarkValue(4, 1, count) > 2 || __waymarkValue(4, 2, !isEmpty), sourceLocation: __waymarkCheck(4, 11, 1))
#expect(__waymarkValue(5, 0, kind) == .first && __waymarkValue(5, 1, names) == __waymarkValue(5, 2, ["a"] + rest), sourceLocation: __waymarkCheck(5, 12, 1))
#expect(isOpen, sourceLocation: __waymarkCheck(6, 13, 1))
#expect(1 == 1, sourceLocation: __waymarkCheck(7, 14, 1))
#expect(a + b + c + d + e == __waymarkValue(8, 0, f), sourceLocation: __waymarkCheck(8, 15, 1))
#expect(isOpen ? one == two : false, sourceLocation: __waymarkCheck(9, 16, 1))
#expect(__waymarkValue(10, 0, flags.contains(.on)) == (count == 3), sourceLocation: __waymarkCheck(10, 17, 1))
#expect(throws: CancellationError.self, sourceLocation: __waymarkCheck(11, 18, 1)) { throw CancellationError() }
let item = try #require(__waymarkValue(12, 0, items.first), sourceLocation: __waymarkCheck(12, 19, 16))
try #require(__waymarkValue(13, 0, isOpen), sourceLocation: __waymarkCheck(13, 20, 5))
let shape = try #require(item as? Shape, sourceLocation: __waymarkCheck(14, 21, 17))
try #require(await __waymarkValue(15, 0, count()) == 2, sourceLocation: __waymarkCheck(15, 22, 5))
#expect(try #require(__waymarkValue(17, 0, item), sourceLocation: __waymarkCheck(17, 23, 13)) == __waymarkValue(16, 0, count), sourceLocation: __waymarkCheck(16, 23, 1))
}
