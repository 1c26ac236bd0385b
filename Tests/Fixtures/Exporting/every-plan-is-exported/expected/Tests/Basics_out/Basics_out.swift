import Testing
import WaymarkHarness

      @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
#sourceLocation(file: "Articles/Basics.md", line: 39)
print("a") // Prints "a"
print("b \(1)") // Prints "b 1"
__waymarkSnippet(1);
#sourceLocation(file: "Articles/Basics.md", line: 44)
print("c") // Prints "c".
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
#sourceLocation(file: "Articles/Basics.md", line: 39)
  #expect(output.differences(from: [0: ["a", "b 1"]]) == [])
#sourceLocation(file: "Articles/Basics.md", line: 44)
  #expect(output.differences(from: [1: ["c"]]) == [])
#sourceLocation(file: "Articles/Basics.md", line: 47)
  #expect([["a", "b ...", "c"] as [String]].filter { !output.matches($0) } == [])
#sourceLocation()
}
