import Testing
import WaymarkModel
import WaymarkResults
import WaymarkSamples

@testable import WaymarkJudging

extension ProofBuilderTests {
  @Test func `a trap counts only if the snippet with the option leads to it`() {
    var example = sample(test("one()\ntwo()"), plan: .traps(text: "aborted"))
    example.planningSnippets = .init(positions: [1], lines: [5])
    func proof(_ line: Int, in snippet: Int) -> Proof {
      let backtrace = """
        *** Program crashed: Aborted at 0x1 ***
          1 [ra] 0x2 closure #1 in statements() + 1 in example at /x/Example.swift:\(line):3
        """
      return ProofBuilder.proof(
        of: example, compilation,
        run(.signalled(6), [.snippet(snippet)], report: "", backtrace: backtrace))
    }

    #expect(proof(5, in: 0).summary == ["passed"])
    #expect(proof(4, in: 1).summary == ["passed"])
    #expect(
      proof(4, in: 0).summary == [
        "failed",
        """
        a.md:12:5: error: expected a trap in the snippet with 'traps=', but the code trapped here:
        the process was terminated by signal 6 (aborted)
          move 'traps=' to this snippet, or change the code
        """,
      ])
    #expect(proof(4, in: 0).expectations.map(\.held) == [false])
  }

  @Test func `an expected issue counts only if the snippet with the option reports it`() {
    var example = sample(test("one()\ntwo()"), plan: .reports(text: "cold"))
    example.planningSnippets = .init(positions: [1], lines: [5])
    func proof(_ line: Int, in snippet: Int) -> Proof {
      let issue = Execution.Issue(file: "Example.swift", line: line, column: 1, text: "cold")
      let events: [Execution.Event] = [.snippet(snippet), .issue(issue), .end]
      return ProofBuilder.proof(of: example, compilation, run(.exited(0), events))
    }

    #expect(proof(5, in: 0).summary == ["passed"])
    #expect(proof(4, in: 1).summary == ["passed"])
    #expect(
      proof(4, in: 0).summary == [
        "failed",
        """
        a.md:12:3: error: expected the snippet with 'reports=' to report an issue, but only other \
        snippets did; the issue reported here is:
        cold
          move 'reports=' to this snippet, or change the code
        """,
      ])
    #expect(proof(4, in: 0).expectations.map(\.held) == [false])
  }

  @Test func `an error below a snippet belongs to it only if the snippet leaves a bracket open`() {
    let message = CompilerMessage(
      line: 5, column: 1, severity: .error, text: "expected '}' in struct")
    func verdict(isUnclosed: Bool) -> Verdict {
      var example = sample(
        test("one()\ntwo()"), plan: .fails(text: "expected '}'", snippet: 4...4, marked: []))
      example.planningSnippets = .init(positions: [0], lines: [4], isUnclosed: isUnclosed)
      return ProofBuilder.proof(of: example, Compilation(messages: [message], object: nil)).verdict
    }

    #expect(verdict(isUnclosed: true) == .passed)
    #expect(verdict(isUnclosed: false) == .failed)
  }
}
