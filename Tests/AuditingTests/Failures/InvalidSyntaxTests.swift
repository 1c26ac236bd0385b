import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClassifying
@testable import WaymarkFindings

/// Code whose syntax is invalid in every context.
@Suite struct InvalidSyntaxTests {
  @Test(arguments: [(2, BlockClass.broken), (4, .elision)])
  func `a repeated comma is a mistake even if the block leaves out other code`(
    line: Int, kind: BlockClass
  ) {
    let compiler = FakeCompiler(rules: [.init(line: line, message: "unexpected ',' separator")])
    let text = "walk(to: [1],,\n  for: 2)\nfunc walk() {\n  ...\n}"

    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == kind)
  }

  @Test func `a function without an opening brace is broken`() {
    let compiler = FakeCompiler(rules: [.init(line: 4, message: "extraneous '}' at top level")])
    let kind = { (text: String) in
      compiler.finding(of: 0, in: document(blocks: text)).finding.kind
    }

    #expect(kind("func walk() -> Int\n  return 1\n}") == .broken)
    #expect(kind("func walk() -> Int { 1 }\n  return 1\n}") == .fragment)
  }

  @Test(
    arguments: [
      ("public static with(_ hike: Hike)", BlockClass.broken),
      ("func rest(a: Int b: Int)", .broken),
      ("func rest()", .interface),
    ])
  func `declarations without bodies that leave out other code must be valid`(
    code: String, kind: BlockClass
  ) {
    let text = "struct Hike {\n  enum Kind { ... }\n  func walk()\n  \(code)\n}"

    #expect(FakeCompiler().finding(of: 0, in: document(blocks: text)).finding.kind == kind)
  }
}
