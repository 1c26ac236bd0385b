import Testing
import WaymarkModel

@testable import WaymarkAuditRuns
@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

@Suite struct ResultPlaceTests {
  @Test func `a result applies to identical code at another location`() {
    let result = result(of: Diagnostic(at: place("A.md", 13, 7), "an error"))

    let moved = result.relative(to: code("A.md", at: 11, column: 3))
      .placed(at: code("B.md", at: 42, column: 1))

    #expect(moved.diagnostics.map(\.location) == [place("B.md", 44, 5)])
  }

  @Test func `a message that isn't about a line of the code is reported at the fence`() {
    let result = result(of: Diagnostic(at: place("A.md", 99, 7), "an error"))

    let moved = result.relative(to: code("A.md", at: 11)).placed(at: code("B.md", at: 42))

    #expect(moved.diagnostics.map(\.location) == [place("B.md", 42, 1)])
  }

  private func result(of diagnostic: Diagnostic) -> AttemptResult {
    let example = Example(
      id: Example.ID(article: "A.md", name: "block"), module: "Module", snippets: [], plan: .run,
      source: GeneratedSource())
    let proof = Proof(example: example.id, verdict: .doesNotCompile, diagnostics: [diagnostic])
    return AttemptResult(proof, of: example)
  }

  /// Returns a block of two lines with an inserted line before them.
  private func code(_ file: String, at fence: Int, column: Int = 1) -> [Snippet] {
    let preface = Snippet.Line(text: "import Hikes", number: fence, column: 1)
    let lines = [1, 2].map {
      Snippet.Line(text: "line \($0)", number: fence + $0, column: column)
    }
    return [[preface], lines].enumerated().map { index, lines in
      Snippet(index: index, location: place(file, fence, 1), lines: lines)
    }
  }

  private func place(_ file: String, _ line: Int, _ column: Int) -> WaymarkModel.SourceLocation {
    WaymarkModel.SourceLocation(file: file, line: line, column: column)
  }
}
