import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings

/// Variables that the functions of a block use.
@Suite struct GlobalVariableTests {
  private func source(_ variable: String) -> String {
    let code = "\(variable)\nfunc show() { print(a) }"
    return FakeCompiler().finding(of: 0, in: document(blocks: code)).sources[0]
  }

  @Test(
    arguments: [
      "var a = 1, b = 2", "let (a, b) = (1, 2)", "weak var a: Lake?", "var a: Int!",
      "var a = 1 { didSet { print(a) } }",
    ])
  func `all variables of a declaration with initial values are made global`(variable: String) {
    #expect(source(variable).contains("nonisolated(unsafe) internal\n\(variable)\n"))
  }

  @Test(arguments: ["private var a = 1", "public var a = 1", "@MainActor var a = 1"])
  func `a variable with an access modifier or a global actor is left unchanged`(variable: String) {
    #expect(!source(variable).contains("internal"))
  }

  @Test(
    arguments: [
      ("nonisolated(unsafe) var a = 1", "internal\nnonisolated(unsafe) var a = 1"),
      ("@Clamped var a = 1", "@Clamped internal var a = 1"),
      ("@Clamped\nvar a = 1", "@Clamped\ninternal\nvar a = 1"),
      ("var a: Int { 1 }", "internal\nvar a: Int { 1 }"),
    ])
  func `added modifiers are compatible with existing ones and follow the attributes`(
    variable: String, expected: String
  ) {
    #expect(source(variable).contains(expected))
    #expect(!source(variable).contains("nonisolated(unsafe) internal"))
  }

  @Test(
    arguments: [
      ("let a = walk()", true), ("let a = b", true), ("let a = Task { 1 }", true),
      ("let a: Hut = .init()", true),
      ("let a = [1, 2]", false), ("@Clamped var a = walk()", false),
      ("var a: Int { walk() }", false),
    ])
  func `a global variable whose value contains a name is evaluated where it is declared`(
    variable: String, isForced: Bool
  ) {
    #expect(source(variable).contains("\(variable)\n_ = `a`\n") == isForced)
  }

  @Test func `all variables on a line are evaluated where they are declared`() {
    #expect(
      source("let a = walk(); let b = rest()\nfunc list() { print(b) }").contains(
        """
        nonisolated(unsafe) internal
        let a = walk(); nonisolated(unsafe) internal let b = rest()
        _ = `a`
        _ = `b`

        """))
  }

  @Test func `a variable without a value isn't made global`() {
    #expect(!source("var a: Int").contains("internal"))
  }
}
