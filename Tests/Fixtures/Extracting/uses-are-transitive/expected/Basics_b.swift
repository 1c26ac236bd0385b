import Testing
import WaymarkHarness
import Library
import Foundation

struct A: Equatable {}
#if DEBUG

struct Debug {}
#endif
final class OldTests: XCTestCase { func testOld() {} }
struct B: Equatable { var a: A }
/*@main*/ struct Program { static func main() { #expect(Bool(false), sourceLocation: __waymarkCheck(0, 13, 49)) } }

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
try await (Program.main as () async throws -> Void)()
}
