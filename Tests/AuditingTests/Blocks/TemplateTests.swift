import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings

/// Code with placeholder names in angle brackets, such as `<name>`.
@Suite struct TemplateTests {
  @Test(
    arguments: [
      ("func <name>(to hut: <Hut>) {}", "func `name`(to hut: `Hut`) {}"),
      ("func <Name><Guide>() -> <Hut>", "func `Name`<Guide>() -> `Hut`"),
      ("self.<name>(at: <your hut>)", "self.`name`(at: `your hut`)"),
      ("extension <Name> {}", "extension `Name` {}"),
      ("if #available(macOS X, iOS Y, *) {}", "if #available(macOS 0, iOS 0, *) {}"),
    ])
  func `names in angle brackets become identifiers, and letters in versions become zeros`(
    code: String, expected: String
  ) {
    #expect(TemplateNames.asIdentifiers(in: code) == expected)
  }

  @Test(
    arguments: [
      "let a: Set<Hut> = []", "func walk<Guide>(with guide: Guide) {}", "init<Guide>() {}",
      "func walk <Guide>(with guide: Guide) {}", "print(\"<name>\")", "// <name>",
      "/* <name> */ print(1)", "hike.days < limit && limit > 2", "let a = \"\"\"\n  <b>\n  \"\"\"",
      "f(x as? Set<Hut>)", "print(1) // f(<name>)", "<#name#>",
      "if #available(macOS 12, iOS 14, *) {}", "open(macOS: X)",
    ])
  func `generic arguments, strings, and comments aren't templates`(code: String) {
    #expect(TemplateNames.asIdentifiers(in: code) == code)
  }

  private func kind(_ code: String, _ messages: String...) -> BlockClass {
    let rules = messages.map { FakeCompiler.Rule(line: 3, message: $0) }
    return FakeCompiler(rules: rules).finding(of: 0, in: document(blocks: "\n" + code)).finding.kind
  }

  @Test func `a template that is otherwise complete is a fragment`() {
    #expect(kind("func <name>() {}") == .fragment)
    #expect(kind("if #available(macOS X, *) {}") == .fragment)
    #expect(kind("func <name>() -> Int") == .fragment)
    #expect(kind("walk(to: <Hut>.all)", "cannot find 'Hut' in scope") == .fragment)
  }

  @Test func `a template that leaves out code is an elision`() {
    #expect(kind("func <name>() { ... }") == .elision)
    #expect(
      kind("struct <Name>: <Base> {\n// ...\n}", "cannot find type 'Base' in scope") == .elision)
    #expect(kind("protocol Hut: <Base> { ... }") == .elision)
  }

  @Test func `a block with a mistake in a template is broken`() {
    #expect(kind("walk(to: <hut>\n  by: 2)", "expected ',' separator") == .broken)
    #expect(kind("func <name>(a: Int\n  b: Int) -> Int") == .broken)
    #expect(kind("let a = <hut>\nlet b: Int = \"\"", Self.conversion) == .broken)
  }

  private static let conversion =
    "cannot convert value of type 'String' to specified type 'Int'"

  @Test func `a member with a name in angle brackets isn't a mistake`() {
    let message = "value of type 'Int' has no member 'name'"

    #expect(kind("let a = 1.<name>", message) == .fragment)
  }

  @Test func `a template that needs other variables needs context`() {
    #expect(kind("<name>(to: hut)", "cannot find 'hut' in scope") == .needsContext)
  }
}
