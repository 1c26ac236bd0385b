import Testing
import WaymarkHarness
import Library

enum Tools {
  /*@main*/ struct App { static func main() { print("lake") } }
}

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
print("ridge")
// Prints "ridge"
// Prints "lake"
__waymarkSnippet(0);
try await (Tools.App.main as () async throws -> Void)()
}
