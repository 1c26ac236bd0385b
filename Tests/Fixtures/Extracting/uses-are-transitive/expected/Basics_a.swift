import Testing
import Library
import Foundation

struct A: Equatable {}
extension A { @Test static func one() {} }
#if DEBUG
@Test func two() { #expect(Bool(true)) }
struct Debug {}
#endif
final class OldTests: XCTestCase { func testOld() {} }

@MainActor func __waymarkStatements() async throws {
let x = A() + A()
}
struct Wrong: Nothing {}
