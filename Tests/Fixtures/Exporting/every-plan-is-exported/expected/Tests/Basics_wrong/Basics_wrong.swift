import Testing
import WaymarkHarness

#sourceLocation(file: "Articles/Basics.md", line: 69)
func two() -> Int { 2 }

      @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
#sourceLocation(file: "Articles/Basics.md", line: 70)
#expect(two() == 3)
print("x") // Prints "y"
}

#sourceLocation()
@MainActor func __waymarkRun() async throws {
  try await __waymarkStatements()
}

@Test func __waymarkOutput() async {
  let result = await #expect(
    processExitsWith: .success, observing: [\.standardOutputContent]
  ) { try await __waymarkRun() }
  let output = __WaymarkOutput(result?.standardOutputContent ?? [])
#sourceLocation(file: "Articles/Basics.md", line: 71)
  #expect(output.differences(from: [0: ["y"]]) == [])
#sourceLocation()
}
