import Testing
import WaymarkModel

@Suite struct LineCoverageTests {
  private let snippet = Snippet(
    index: 0, location: SourceLocation(file: "a.md", line: 1, column: 1),
    lines: (2...5).map { Snippet.Line(text: "f()", number: $0, column: 1) })

  private func proof(_ name: String, _ verdict: Verdict, _ ran: [Int: Bool]?) -> Proof {
    var proof = Proof(example: .init(article: "a.md", name: name), verdict: verdict)
    proof.lines = ran.map { ran in
      ran.sorted { $0.key < $1.key }.map { line, hasRun in
        Proof.Line(
          location: SourceLocation(file: "a.md", line: line, column: 1), hasRun: hasRun)
      }
    }
    return proof
  }

  @Test func `a line counts as run if any passing example ran it`() {
    let coverage = LineCoverage([
      proof("a", .passed, [2: true, 3: false]), proof("b", .passed, [3: true, 4: false]),
      proof("c", .passed, nil),
    ])

    #expect(coverage.lines(of: snippet) == (ran: [2, 3], unreached: [4]))
    #expect(coverage.hasRun(5, of: "a.md") == nil && coverage.hasRun(2, of: "b.md") == nil)
  }

  @Test func `a line counts as run only if a passing example ran it`() {
    let coverage = LineCoverage([
      proof("a", .compiled, [2: true]), proof("b", .failed, [3: true]),
      proof("c", .crashed, [4: true]),
    ])

    #expect(coverage.lines(of: snippet) == (ran: [], unreached: [2]))
  }
}
