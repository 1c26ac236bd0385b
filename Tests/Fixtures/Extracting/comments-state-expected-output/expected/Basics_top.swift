import Testing
import WaymarkHarness
import Library

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
print("a\nb") // Prints "a"
// Prints "b".
print("said \"c\"") //Prints "said "c""
let text = "// Prints \"no\""
/// It prints "no"
/* // Prints "no" */
// Printsomething
// prints no
}
