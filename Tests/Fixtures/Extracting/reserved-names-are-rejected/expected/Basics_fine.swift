import WaymarkHarness
import Library
import Testing
import struct Testing.Tag

struct waymarkCheck { var section = 1, _extern = 2 }
@MainActor @Testing.Test func works(use: Int = waymark(Testing: 1)) { __waymarkSnippet(0);}
@_cdecl("own_name") func callback() {}
func recordFailure() {}

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
let tag: Testing.Tag? = nil
;
let text = "__waymarkCheck"
}
