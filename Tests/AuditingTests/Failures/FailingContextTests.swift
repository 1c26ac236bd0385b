import Testing
import WaymarkModel

@testable import WaymarkContexts
@testable import WaymarkFailures
@testable import WaymarkFindings

@Suite struct FailingContextTests {
  @Test func `an earlier block that fails only together with another block isn't blamed`() {
    let document = document(blocks: "let hike = 1", "let walk = 2", "hike = 3")
    let done = [[0], [0, 1], [1]].map { context in
      var attempt = Attempt(block: 2)
      attempt.context = context
      let lines = context == [0] ? [10] : [2, 6, 10]
      let example = Example(
        id: Example.ID(article: "README.md", name: "block"), module: "Module", snippets: [],
        plan: .run, source: GeneratedSource())
      let errors = lines.map {
        Diagnostic(at: SourceLocation(file: "README.md", line: $0, column: 1), "error")
      }
      let proof = Proof(example: example.id, verdict: .doesNotCompile, diagnostics: errors)
      return (attempt, AttemptResult(proof, of: example))
    }

    let failing = FailingContext(done, of: document.blocks[2], in: document)

    #expect(failing.names == [1: ["walk"]])
  }

  @Test func `a type's member in another block isn't mistaken for a variable of the same name`() {
    let document = document(
      blocks: "let hike = Hike()", "struct Plan: View {\n  var hike = Hike()\n}",
      "hike.start(name: \"Ridge\")")
    let compiler = FakeCompiler(rules: [
      .init(line: 6, message: "cannot find type 'View' in scope"),
      .init(line: 7, message: "'Hike' is only available on other platforms"),
      .init(line: 12, message: "incorrect argument label in call (have 'name:', expected 'on:')"),
    ])

    #expect(compiler.finding(of: 2, in: document).finding.kind == .broken)
  }

  @Test func `a failing block doesn't cause an error about a function that is redeclared later`() {
    let document = document(
      blocks: "func list() -> Int { hut }", "func list() throws -> Int { 1 }", "let hikes = list()")
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "cannot find 'hut' in scope"),
      .init(line: 10, message: "call can throw but is not marked with 'try'"),
    ])

    #expect(compiler.finding(of: 2, in: document).finding.kind == .broken)
  }
}
