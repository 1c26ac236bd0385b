import Testing
import WaymarkModel

@testable import WaymarkExtracting

@Suite struct PlanningSnippetTests {
  @Test func `an example lists the positions and lines of the snippets that expect a failure`()
    throws
  {
    let text = """
      ```swift, example=other
      print(1)
      ```
      ```swift, example=huts
      let first = 1
      ```
      ```swift, example=huts, traps="cold"
      struct Hut {}
      fatalError("cold")
      ```
      """

    let found = examples(in: [article(text, file: "Articles/A.md")])

    #expect(found.value.map(\.planningSnippets?.positions) == [nil, [1]])
    let example = try #require(found.value.last)
    let planning = try #require(example.planningSnippets)
    let lines = planning.lines.sorted().map { example.source.lines[$0 - 1].text }
    #expect(lines.contains("struct Hut {}"))
    #expect(lines.contains { $0.hasSuffix("fatalError(\"cold\")") })
    #expect(!lines.contains { $0.contains("let first") })
    #expect(!planning.isUnclosed)
  }
}
