import Testing
import WaymarkModel

@testable import WaymarkExtracting

@Suite struct ProblemTests {
  @Test func `a snippet with an invalid fence breaks its example and the examples that use it`() {
    let problem = Diagnostic(
      at: SourceLocation(file: "a.md", line: 1, column: 11), "there is no option 'foo'")
    let article = Article(
      file: "a.md", text: "",
      snippets: [
        snippet(0, example: "wrong", diagnostics: [problem]), snippet(1, example: "wrong"),
        snippet(2, example: "user", uses: "wrong"), snippet(3, example: "other"),
        snippet(4, expectedResult: .untested("a reason"), diagnostics: [problem]),
      ])

    let found = examples(in: [article])

    #expect(
      found.value.map(\.plan) == [
        .broken([problem]), .broken([problem]), .run, .broken([problem]),
      ])
    #expect(found.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ("// prints \"hard\"", "// Prints \"hard\""), ("// PRINTS: “hard”.", "// Prints \"hard\""),
      ("// \u{200B}Prints \"hard\"", "// Prints \"hard\""),
      ("// Prin\u{200B}ts \"hard\"", "// Prints \"hard\""),
      ("//// Prints \"hard\"", "// Prints \"hard\""),
      ("/* Prints \"hard\" */", "// Prints \"hard\""),
      ("/// Prints \"hard\"", "// Prints \"hard\""), ("// Output: hard", "// Prints \"hard\""),
      ("// output: \"hard\"", "// Prints \"hard\""), ("// Output:", "// Prints \"TEXT\""),
    ])
  func `a comment about output in a form that isn't compared is an error`(
    comment: String, form: String
  ) {
    for code in ["print(level)\n\(comment)", "print(level)  \(comment)"] {
      let found = examples(in: [code].map(article))

      #expect(found.diagnostics.count == 1)
      #expect(
        found.diagnostics.first?.hint == "write '\(form)', one comment for each line of output")
    }
  }

  @Test(
    arguments: [
      "// prints the level\nprint(level)", "/// Prints \"hard\".\nfunc show() {}",
      "/* prints nothing */", "// Output: the level\nlet level = 1", "// printing \"hard\"",
      "print(\"// prints \\\"hard\\\"\")", "// It prints \"hard\"",
    ])
  func `a comment that states no output can mention what code prints`(code: String) {
    #expect(examples(in: [article(code)]).diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ("@_silgen_name(\"f\") func f()", Diagnostic.Reason?.some(.unavailableName)),
      ("let suite = XCTestRun()", .unavailableName), ("#sourceLocation()", nil),
    ])
  func `an error about a name that examples can't use has the reason 'unavailableName'`(
    code: String, reason: Diagnostic.Reason?
  ) {
    guard case .broken(let errors) = examples(in: [article(code)]).value.first?.plan else {
      Issue.record("the code wasn't refused")
      return
    }
    #expect(errors.map(\.reason) == [reason])
  }

  private func article(_ code: String) -> Article {
    let lines = code.split(separator: "\n").enumerated().map {
      Snippet.Line(text: String($0.element), number: $0.offset + 2, column: 1)
    }
    return Article(
      file: "a.md", text: "",
      snippets: [
        Snippet(
          index: 0, location: SourceLocation(file: "a.md", line: 1, column: 1), lines: lines)
      ])
  }
}

private func snippet(
  _ index: Int, example: String? = nil, uses: String? = nil,
  expectedResult: Snippet.ExpectedResult? = nil,
  diagnostics: [Diagnostic] = []
) -> Snippet {
  let line = index * 3 + 1
  var snippet = Snippet(
    index: index, location: SourceLocation(file: "a.md", line: line, column: 1),
    lines: [Snippet.Line(text: "func f\(index)() {}", number: line + 1, column: 1)])
  (snippet.example, snippet.uses) = (example, uses)
  (snippet.expectedResult, snippet.diagnostics) = (expectedResult, diagnostics)
  return snippet
}
