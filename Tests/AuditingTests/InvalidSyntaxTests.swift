import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClassifying
@testable import WaymarkFindings

/// Code that no context can make valid, because of how it is written.
@Suite struct InvalidSyntaxTests {
  @Test(arguments: [(2, BlockClass.broken), (4, .elision)])
  func `a block that leaves out other code is broken if it repeats a comma`(
    line: Int, kind: BlockClass
  ) {
    let compiler = FakeCompiler(rules: [.init(line: line, message: "unexpected ',' separator")])
    let text = "walk(to: [1],,\n  for: 2)\nfunc walk() {\n  ...\n}"

    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == kind)
  }
}
