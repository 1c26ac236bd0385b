import Testing
import WaymarkHarness
import Library

/*@main*/
struct Program {
  static func main() { #expect(Bool(true), sourceLocation: __waymarkCheck(0, 7, 24)) }
}

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
try await (Program.main as () async throws -> Void)()
}
