import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Blocks that aren't complete programs.
@Suite struct FragmentTests {
  @Test(
    arguments: [
      "default:\n  return nil", "if case .open(_) = path", "for hike in hikes", "while isOpen",
      "nothing to see", "     v\n0 let hike\n1 let path", "let hike\n     ^~~~\n??",
      "12 | let hike =\n13 | let path =", "# Builds\nswift build --quiet",
      "name: end(1),\n  time: now()).walk()", "[ m11 m12 0 ]\n[  tX  tY 1 ]",
      "walk(      |\n  3,       |\n  to)lake) |", "=====\nlet the hike\n=====",
    ])
  func `text that can't be a program is a fragment`(code: String) {
    #expect(BlockSyntax(code).shape == .piece)
  }

  @Test(
    arguments: [
      "Walk.swift:\nfunc walk() {}", "sil @walk : $() -> () {\nbb0:\n  return\n}",
      "func walk() {}\n\n%2 = apply %1()", "if isOpen {\n  return/throw/break\n}",
      "struct Hike {\n  var days: [16 x Int]\n}", "func walk();\n#include \"walk.h\"",
      "int walk(int x) { return x; }\nwalk(1)", "extension Hike${n}: Walk {}",
      "<Hike, Lake where Hike: Walk>",
      "Hike.Lake == Lake, Hike: Walk",
      "/// Walks.\n@available(*, deprecated)", "func walk() {  // alone\n\nfunc swim() throws {",
    ])
  func `text in another notation is a fragment`(code: String) {
    #expect(BlockSyntax(code).shape == .piece)
  }

  @Test(
    arguments: [
      "for hike in hikes\n  walk(hike)\n}", "if isOpen\n  walk()\n}\nwalk()",
      "func (hike: Hike) {\n  walk()\n}",
      "[one two]", "[1, 2 3]\n[4, 5 6]",
      "let hike = Hike()\nhike.walk(to: end)).time", "#if os(Linux)\n// Only on Linux",
      "func walk() {\nprint(1)", "return / 2 x", "void walk {}", "a == b, c = 3",
    ])
  func `a mistake in a program doesn't make it a fragment`(code: String) {
    #expect(BlockSyntax(code).shape == .program)
  }

  @Test func `code that uses 'self' consists of members only if it has no statements`() {
    #expect(BlockSyntax("let name = self.name").shape == .members)
    #expect(BlockSyntax("func walk() { self.start() }").shape == .members)
    #expect(BlockSyntax("let name = self.name\nprint(name)").shape == .program)
    #expect(BlockSyntax("static let name = 1\nprint(name)").shape == .members)
  }

  @Test(
    arguments: [
      ("This is an experimental feature:\n\n%", BlockClass.needsContext),
      ("%\n\nRequires the experimental language feature `Walks`.", .needsContext),
      ("%\n\n- Note: Requires the upcoming feature `Walks`.", .needsContext),
      ("This walk is experimental:\n\n%", .broken), ("%", .broken),
    ])
  func `a block isn't broken if the text says that it uses an experimental feature`(
    text: String, kind: BlockClass
  ) {
    let code = "```swift\nwalk @Slowly\n```"
    let document = document(text.replacing("%", with: code))
    let line = document.blocks[0].snippet.lines[0].number
    let compiler = FakeCompiler(
      rules: [.init(line: line, message: "consecutive statements on a line")])

    #expect(compiler.finding(of: 0, in: document).finding.kind == kind)
  }

  @Test(arguments: [("Hike:", BlockClass.broken), ("let plan = walk", .fragment)])
  func `a block isn't broken by an error on a line that uses a name declared twice`(
    faulty: String, kind: BlockClass
  ) {
    let code = "struct Hike: Walk { let n = 1 }\nlet walk = 1\nlet walk = 2\nlet plan = walk.next"
    let line = code.split(separator: "\n").firstIndex { $0.contains(faulty) }! + 2
    let compiler = FakeCompiler(rules: [
      .init(line: 4, message: "invalid redeclaration of 'walk'"),
      .init(line: line, message: "type 'Hike' does not conform to protocol 'Walk'"),
    ])

    #expect(compiler.finding(of: 0, in: document(blocks: code)).finding.kind == kind)
  }

  @Test(arguments: [("joined", BlockClass.interface), ("linked", .broken)])
  func `an extension that repeats the package's members is an interface`(
    name: String, kind: BlockClass
  ) {
    let graph = """
      {"symbols": [
        {"pathComponents": ["Hike", "joined()"], "declarationFragments": [
          {"spelling": "func joined() -> Int"}]}]}
      """
    let message = "'steps' is inaccessible due to 'internal' protection level"
    let compiler = FakeCompiler(rules: [.init(line: 3, message: message)])
    let text = "```swift\nextension Hike {\n  public func \(name)() -> Int { steps }\n}\n```\n"
    let document = document(text, interface: declaring(graph))

    #expect(compiler.finding(of: 0, in: document).finding.kind == kind)
  }

  @Test func `an excerpt of a manifest with a macro target imports 'CompilerPluginSupport'`() {
    let document = document(
      blocks: "targets: [\n  .macro(name: \"Hikes\")\n]",
      "targets: [.target(name: \"Hikes\")]")
    let sources = { FakeCompiler().finding(of: $0, in: document).sources[0] }

    #expect(sources(0).contains("import CompilerPluginSupport"))
    #expect(!sources(1).contains("import CompilerPluginSupport"))
  }

  @Test func `in an HTML comment, a block with a mistake is broken only if it names an example`() {
    let compiler = FakeCompiler(rules: [.init(line: 3, message: "cannot convert value")])
    let kind = { (fence: String) in
      compiler.finding(
        of: 0, in: document("<!--\n```\(fence)\nlet hike: Int = \"\"\n```\n-->\n")
      ).finding.kind
    }

    #expect(kind("swift") == .fragment)
    #expect(kind("swift, example=hikes") == .broken)
  }
}
