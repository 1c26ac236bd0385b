import Testing
import WaymarkHarness
import Library

@globalActor actor OwnActor { static let shared = OwnActor() }
@MainActor @Test func plain() { __waymarkSnippet(0);}
@MainActor @Test("named", arguments: [1, 2]) func parameters(_ x: Int) { __waymarkSnippet(0); print(x) }
@Test nonisolated func free() { __waymarkSnippet(0);}
@Test @OwnActor func other() { __waymarkSnippet(0);}
@Test @concurrent func background() async { __waymarkSnippet(0);}
/// Documented.
@Test @MainActor public func testPlain() { __waymarkSnippet(0);}
func testParameters(_ x: Int) {}
func testGeneric<T>() {}
@Test @MainActor func test() async throws(CancellationError) { __waymarkSnippet(0);}
@Test @MainActor func `test raw`() { __waymarkSnippet(0);}
@Test @MainActor func testMain() { __waymarkSnippet(0);}
@Test nonisolated func testFree() { __waymarkSnippet(0);}
func attest() {}
@OwnActor @Suite struct Isolated { @Test func one() { __waymarkSnippet(0);} }
actor Actor { @Test func one() { __waymarkSnippet(0);} }
nonisolated struct Free { @Test func one() { __waymarkSnippet(0);} }
struct Outer {
  struct Inner { @MainActor @Test func one() { __waymarkSnippet(0); func testLocal() {} } }
  func testMember() {}
}
extension Outer { @MainActor @Testing.Test func two() { __waymarkSnippet(0);} }
#if DEBUG
@Test @MainActor func testDebug() { __waymarkSnippet(0);}
#endif
func declares() { struct Local { func test() {} } }
