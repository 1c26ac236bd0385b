import Testing
import WaymarkModel

@testable import WaymarkExtracting

@Suite struct ProblemTests {
  @Test func `a snippet with an invalid fence breaks its example and those that use it`() {
    let problem = Diagnostic(
      at: SourceLocation(file: "a.md", line: 1, column: 11), "there is no option 'foo'")
    let article = Article(
      file: "a.md", text: "",
      snippets: [
        snippet(0, example: "wrong", problems: [problem]), snippet(1, example: "wrong"),
        snippet(2, example: "user", uses: "wrong"), snippet(3, example: "other"),
        snippet(4, expectedOutcome: .untested("a reason"), problems: [problem]),
      ])

    let found = examples(in: [article], imports: [])

    #expect(
      found.value.map(\.plan) == [
        .broken([problem]), .broken([problem]), .run, .broken([problem]),
      ])
    #expect(found.diagnostics.isEmpty)
  }
}

private func snippet(
  _ index: Int, example: String? = nil, uses: String? = nil, expectedOutcome: Snippet.ExpectedOutcome? = nil,
  problems: [Diagnostic] = []
) -> Snippet {
  let line = index * 3 + 1
  return Snippet(
    index: index, location: SourceLocation(file: "a.md", line: line, column: 1),
    example: example, uses: uses, expectedOutcome: expectedOutcome,
    lines: [Snippet.Line(text: "func f\(index)() {}", number: line + 1, column: 1)],
    problems: problems)
}
