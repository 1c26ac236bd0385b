import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Results that can differ in another run.
@Suite struct UncertainResultTests {
  @Test(arguments: [
    ("let limit = read(CommandLine.arguments)", "The limit:", BlockClass.compiles),
    ("let limit = EnvironmentVariables().int(\"LIMIT\")", "The limit:", .compiles),
    ("let limit = 1", "A possible order of the output:", .compiles),
    ("let limit = 1", "The limit:", .broken),
  ])
  func `a block isn't broken by a result that depends on the environment or may vary`(
    code: String, lead: String, kind: BlockClass
  ) {
    let document = document("\(lead)\n\n```swift\n\(code)\nprint(limit) // Prints \"2\"\n```\n")
    let word = fingerprint(of: document.blocks[0].snippet.code)
    let output = "\u{1}\(word) begin 0\u{2}\n1\n\u{1}\(word) end 0\u{2}\n"

    #expect(
      FakeCompiler(output: { _ in output }).finding(of: 0, in: document).finding.kind == kind)
  }

  @Test(arguments: [("Prints:", ["1"]), ("A possible order is:", nil)])
  func `output that can differ in another run isn't compared`(
    text: String, output: [String]?
  ) {
    let document = document("```swift\nprint(1)\n```\n\n\(text)\n\n```\n1\n```\n")

    #expect(document.blocks[0].surroundings.following == output)
  }
}
