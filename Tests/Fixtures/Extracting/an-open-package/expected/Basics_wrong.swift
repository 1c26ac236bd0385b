import Testing
import WaymarkHarness
import Library

func two() -> Int { 2 }

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
#expect(two() == 3, sourceLocation: __waymarkCheck(0, 9, 1))
print("x") // Prints "y"
}
