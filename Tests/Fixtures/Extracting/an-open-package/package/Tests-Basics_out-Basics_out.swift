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
  let prints = [
    0: ["a", "b 1"],
    1: ["c"],
  ]
  #expect(output.differences(from: prints) == [])
  let outputs: [[String]] = [
    ["a", "b ...", "c"],
  ]
  #expect(outputs.filter { !output.matches($0) } == [])
}
