import Testing
import WaymarkHarness
import Library

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(1);
let one = 1
__waymarkSnippet(0);
let text = """
    Two
  """
// slot: Not a name
let x = 1 // slot: three
}
