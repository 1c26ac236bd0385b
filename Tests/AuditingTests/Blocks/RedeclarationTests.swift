import Testing

@testable import WaymarkBlocks
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings

/// Local variables that a body declares twice. If names are undeclared, the compiler might not
/// report the second declaration.
@Suite struct RedeclarationTests {
  @Test(
    arguments: [
      ("func f() {\n  let a = x\n  let a = 2\n}", BlockClass.broken),
      ("run {\n  guard let a = x else { return }\n  let a = 2\n}", .broken),
      ("func f() {\n  let a = x\n  do { let a = 2 }\n}", .needsContext),
      ("func f() {\n  let a = x\n}\nfunc g() {\n  let a = 2\n}", .needsContext),
      ("let a = x\nlet a = 2", .needsContext),
      ("run {\n  let a = x\n  walk()\n  let a = x  // here, too\n}", .needsContext),
      ("func f() {\n  let a = x\n  ...\n  let a = 2\n}", .elision),
    ])
  func `a block with a body that declares a variable twice is broken`(
    code: String, kind: BlockClass
  ) {
    let compiler = FakeCompiler(rules: [.init(line: 2, message: "cannot find 'x' in scope")])

    #expect(compiler.finding(of: 0, in: document(blocks: code)).finding.kind == kind)
  }

  @Test func `the error about the second declaration suggests another name or an assignment`() {
    let code = "func f() {\n  let a = x\n  let a = 2\n}"
    let compiler = FakeCompiler(rules: [.init(line: 2, message: "cannot find 'x' in scope")])

    let notes = compiler.finding(of: 0, in: document(blocks: code)).finding.notes

    #expect(
      notes.last?.description == """
        README.md:4:7: error: invalid redeclaration of 'a'
          give one of the variables another name, or assign to the first one
        """)
  }

  @Test(
    arguments: [
      ("let a = 1\nlet a: Int = 2\nwalk(a, b)", "b", BlockClass.broken),
      // The lines are alternatives.
      ("let a = 1\nlet a = 2\nwalk(a, hut)", "hut", .needsContext),
      ("let a = 1\n// or\nlet a = 2\nwalk(a, b)", "b", .needsContext),
      ("let a = 1\nlet a = 2\nwalk(a, aa)", "aa", .needsContext),
    ])
  func `a repeated declaration is a mistake if it was probably meant for a missing variable`(
    code: String, name: String, kind: BlockClass
  ) {
    let document = document(blocks: code)
    let line = document.blocks[0].snippet.lines.last { $0.text.hasPrefix("let") }!.number
    let compiler = FakeCompiler(rules: [
      .init(line: line, message: "invalid redeclaration of 'a'"),
      .init(line: line + 1, message: "cannot find '\(name)' in scope"),
    ])

    #expect(compiler.finding(of: 0, in: document).finding.kind == kind)
  }
}
