import Testing
import WaymarkHarness
#if DEBUG
import Foundation
#endif
@_exported import Library

#if DEBUG
import Other
struct B {}
#else
#endif
private let d = 2
@MainActor var e: Int { 3 }
macro g() = #externalMacro(module: "M", type: "G")
infix operator +-+: AdditionPrecedence
precedencegroup P {}
typealias H = Int

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
#if os(Linux)
let _: () = {}(); let c = 1
#endif
#warning("f")
}
