import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Misspelled words of the language, of manifests, and of the package.
@Suite struct MisspelledWordTests {
  @Test(
    arguments: [
      ("strcut Hike {}", "struct"), ("public fianl class Hike {}", "final"),
      ("elt hike = 1", "let"), ("prvate var name: String", "private"),
      ("pacakge let a = 1", "package"),
    ])
  func `a word that nearly spells a keyword before a name is a mistake`(
    code: String, keyword: String
  ) {
    #expect(misspelledKeywords(in: code).map(\.keyword) == [keyword])
  }

  @Test(
    arguments: [
      "public struct Hike {}", "void walk {}", "await hike.walk()", "static\nlet a = 1",
      "print(hike, lot)", "state\nvar a = 1", "repeat each hike", "some Hike",
    ])
  func `correct keywords and other words aren't reported as misspelled keywords`(code: String) {
    #expect(misspelledKeywords(in: code).isEmpty)
  }

  @Test func `an excerpt with a misspelled keyword is broken`() {
    let kind = { (code: String) in
      FakeCompiler().finding(of: 0, in: document(blocks: code)).finding.kind
    }

    #expect(kind("elt walk = { hike in") == .broken)
    #expect(kind("let walk = { hike in") == .fragment)
  }

  @Test(
    arguments: [
      (
        ".prduct(name: \"Hikes\", package: \"hikes\")",
        "2:2: error: a manifest has no 'prduct'\n  did you mean 'product'?"
      ),
      (
        ".product(name: \"Hikes\" package: \"hikes\")",
        "2:24: error: expected ',' before 'package:'\n  separate the arguments with a comma"
      ),
      (
        "tarrgets: [\n  .target(name: \"Hikes\")\n]",
        "2:1: error: a manifest has no 'tarrgets'\n  did you mean 'targets'?"
      ),
      (
        ".target(\n  name: \"Hikes\",\n  dependencies: [] // none\n  path: \"Sources\")",
        "5:3: error: expected ',' before 'path:'\n  separate the arguments with a comma"
      ),
    ])
  func `part of a manifest with a misspelled word or a missing comma is broken`(
    code: String, message: String
  ) {
    let finding = FakeCompiler().finding(of: 0, in: document(blocks: code)).finding

    #expect(finding.kind == .broken)
    #expect(finding.notes.map(\.description) == ["README.md:\(message)"])
  }

  @Test func `in a manifest that compiles, an unknown label isn't a misspelling`() {
    let code = ".package(naame: \"Hikes\", path: \"..\")"

    #expect(FakeCompiler().finding(of: 0, in: document(blocks: code)).finding.kind == .manifest)
  }

  @Test func `a comment with three dots can replace arguments in a manifest`() {
    let code = ".target(\n  name: \"Hikes\"\n  // ...\n  path: \"Sources\")"

    #expect(FakeCompiler().finding(of: 0, in: document(blocks: code)).finding.kind == .manifest)
  }

  private static let graph = """
    {"symbols": [
      {"pathComponents": ["Hike"], "declarationFragments": [{"spelling": "struct Hike"}]},
      {"pathComponents": ["Hike", "length"], "declarationFragments": [{"spelling": "var length: Int"}]},
      {"pathComponents": ["Hike", "init(from:to:)"],
       "declarationFragments": [{"spelling": "init(from: Int, to: Int)"}]},
      {"pathComponents": ["climb(upTo:)"],
       "declarationFragments": [{"spelling": "func climb(upTo: Int)"}]}]}
    """

  private func kind(_ text: String, _ message: String, column: Int = 1) -> BlockClass {
    let document = document(text, interface: declaring(Self.graph))
    let line = document.blocks[0].snippet.lines[0].number
    let rule = FakeCompiler.Rule(line: line, column: column, message: message)
    return FakeCompiler(rules: [rule]).finding(of: 0, in: document).finding.kind
  }

  @Test func `a misspelled label is a mistake in a proposal, but not in code for an old version`() {
    let message = { (word: String) in
      "incorrect argument label in call (have '\(word):', expected 'upTo:')"
    }
    let proposal = "# Proposal\n\n* Proposal: HK-0001\n\n```swift\nclimb(uptTo: 1)\n```\n"
    let old = "Old:\n\n```swift\nclimb(uptTo: 1)\n```\n"

    #expect(kind(proposal, message("uptTo"), column: 6) == .broken)
    #expect(kind(old, message("uptTo"), column: 6) != .broken)
  }

  @Test func `calling a property of the package as a function is a mistake`() {
    let code = "```swift\nhike.length()\n...\n```\n"
    let message = "cannot call value of non-function type 'Int'"

    #expect(kind(code, message) == .broken)
    #expect(kind(code.replacing("length", with: "width"), message) == .elision)
  }

  @Test func `a longer form of a variable's name is a mistake if the variable is never used`() {
    let message = "cannot find 'hikePlan' in scope"
    let compiler = FakeCompiler(rules: [.init(line: 3, message: message)])
    let kind = { (last: String) in
      let code = "let plan = 1\nprint(hikePlan\(last))"
      return compiler.finding(of: 0, in: document(blocks: code)).finding.kind
    }

    #expect(kind("") == .broken)
    #expect(kind(", plan") == .needsContext)
  }

  @Test func `a declaration with a misspelled name is compared with the similar declaration`() {
    let document = document(
      "```swift\nfunc cilmb(upTo: Int)\n```\n", interface: declaring(Self.graph))
    let finding = FakeCompiler().finding(of: 0, in: document).finding

    #expect(finding.notes.map(\.message) == ["the package declares 'func climb(upTo: Int)'"])
  }

  @Test func `a misspelled attribute of Swift Testing is recognized`() {
    let compiler = FakeCompiler(rules: [.init(line: 2, message: "unknown attribute 'Teest'")])
    let finding = compiler.finding(of: 0, in: document(blocks: "@Teest func walk() {}")).finding

    #expect(finding.missing.map(\.similar) == ["Test"])
  }

  @Test func `a call with a function's labels and a misspelled name is a mistake`() {
    let message = "cannot find 'hike' in scope"

    #expect(kind("```swift\nhike.clmib(upTo: 1)\n```\n", message) == .broken)
    #expect(kind("```swift\nhike.clmib(to: 1)\n```\n", message) == .needsContext)
    #expect(kind("```swift\nhike.swim(upTo: 1)\n```\n", message) == .needsContext)
  }
}
