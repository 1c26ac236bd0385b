import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClassifying
@testable import WaymarkFindings

/// Code that no context can make valid, because of how it is written.
@Suite struct InvalidSyntaxTests {
  @Test func `code that can't be parsed is broken, even if it also uses undeclared names`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "cannot find 'trail' in scope")
    ])

    let text = "let hike = Hike(trail \"Ridge\")"
    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == .broken)
  }

  @Test func `a block with a pattern without 'let' is broken`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "cannot find 'failure' in scope")
    ])
    let kind = { (pattern: String) in
      compiler.finding(of: 0, in: document(blocks: "do { try walk() } catch \(pattern) {}"))
        .finding.kind
    }

    #expect(kind("failure as HikeError") == .broken)
    #expect(kind("failure") == .needsContext)
  }

  @Test(arguments: [(2, BlockClass.broken), (4, .elision)])
  func `a block that leaves out other code is broken if it repeats a comma`(
    line: Int, kind: BlockClass
  ) {
    let compiler = FakeCompiler(rules: [.init(line: line, message: "unexpected ',' separator")])
    let text = "walk(to: [1],,\n  for: 2)\nfunc walk() {\n  ...\n}"

    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == kind)
  }

  @Test func `a block that leaves out other code is broken if it contains an HTML entity`() {
    let compiler = FakeCompiler(rules: [.init(line: 2, message: "expected ',' separator")])
    let text = "func walk(then: (Int) -&gt; Void) { ... }"

    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == .broken)
  }
}
