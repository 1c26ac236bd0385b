import Testing
import WaymarkHarness
import Library

func two() -> Int { 2 }

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
#expect(__waymarkValue(0, 0, two()) == 3, sourceLocation: __waymarkCheck(0, 9, 1))
print("x") // Prints "y"
}
