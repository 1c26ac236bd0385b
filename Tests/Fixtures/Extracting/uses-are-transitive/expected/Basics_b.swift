import Testing
import Library
import Foundation

struct A: Equatable {}
#if DEBUG

struct Debug {}
#endif
final class OldTests: XCTestCase { func testOld() {} }
struct B: Equatable { var a: A }
@main struct Program { static func main() { #expect(Bool(false)) } }
