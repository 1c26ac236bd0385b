import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Variables that several blocks use.
@Suite struct VariableTests {
  @Test func `blocks that call a mutating method or a closure can change a variable`() {
    let document = document(
      blocks: "var stack = Stack()\nlet next = makeCounter()",
      "struct Stack { mutating func pop() -> Int { 1 } }", "let top = stack.pop()",
      "let rest = stack.first()", "next()", "print(stack, next())")

    #expect(document.finder.fullContext(of: 5) == [0, 1, 2, 4])
  }

  @Test(arguments: [
    "stack.push(1)", "try stack.push(1)", "await stack.push(1)", "unsafe stack.push(1)",
    "try await unsafe stack.push(1)", "unsafe stack[0] = 1", "try stack = await read()",
  ])
  func `a call or an assignment after a keyword such as 'try' can change a variable`(
    statement: String
  ) {
    let document = document(blocks: "var stack = Stack()", statement, "print(stack)")

    #expect(document.finder.fullContext(of: 2) == [0, 1])
  }

  @Test func `a variable in a later section isn't part of a block's context`() {
    let document = document(
      """
      # Checks
      ```swift
      precondition(index > 0)
      ```
      # Strings
      ```swift
      let index = "abc".startIndex
      ```
      """)

    #expect(document.finder.context(of: 0) == [])
  }

  @Test func `a variable with another type in another section isn't used`() {
    let document = document(
      """
      # One

      ```swift
      let user = User()
      ```

      # Two

      ```swift
      if let user { print(user) }
      ```

      # Three

      ```swift
      let user = Optional(1)
      if let user { print(user) }
      ```
      """)
    let message = "initializer for conditional binding must have Optional type, not 'User'"
    let compiler = FakeCompiler(rules: [
      .init(line: 10, message: message), .init(line: 17, message: message),
    ])

    let other = compiler.finding(of: 1, in: document).finding

    #expect(other.kind == .needsContext)
    #expect(other.missing.map(\.name) == ["user"])
    #expect(compiler.finding(of: 2, in: document).finding.kind == .broken)
  }

  @Test func `an error about a constant from another section isn't intentional`() {
    let document = document(
      """
      # One

      ```swift
      let walk = 1
      ```

      # Two

      A walk ends at malformed data:

      ```swift
      walk = 2
      ```
      """)
    let compiler = FakeCompiler(rules: [
      .init(line: 12, message: "cannot assign to value: 'walk' is a 'let' constant")
    ])

    #expect(compiler.finding(of: 1, in: document).finding.kind == .needsContext)
  }

  @Test(arguments: [
    ("let", "length(walk)", BlockClass.broken), ("var", "length(walk)", .needsContext),
    ("let", "1", .needsContext),
  ])
  func `changing a constant that the sections of a document share is a mistake`(
    keyword: String, third: String, kind: BlockClass
  ) {
    let blocks = ["\(keyword) walk = 1", "print(walk)", third, "walk += 1"]
    let text = blocks.enumerated().map { "# Part \($0)\n\n```swift\n\($1)\n```\n\n" }.joined()
    let message = "left side of mutating operator isn't mutable: 'walk' is a 'let' constant"
    let compiler = FakeCompiler(rules: [.init(line: 22, message: message)])

    #expect(compiler.finding(of: 3, in: document(text)).finding.kind == kind)
  }

  @Test(
    arguments: [
      ("{ try run() }", BlockClass.compiles), ("[run()].map { await $0.end() }", .compiles),
      ("try run()", .needsContext), ("try { try run() }()", .needsContext),
    ])
  func `an assigned variable is declared unless its value can throw outside a closure`(
    value: String, kind: BlockClass
  ) {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "cannot find 'task' in scope") { $0.contains("var\ntask =") }
    ])

    #expect(compiler.finding(of: 0, in: document(blocks: "task = \(value)")).finding.kind == kind)
  }

  @Test(
    arguments: [
      ("cannot convert return expression of type '()' to return type 'Int'", BlockClass.broken),
      ("generic parameter 'T' could not be inferred", .needsContext),
      ("cannot find 'hike' in scope", .needsContext),
    ])
  func `a block that assigns an undeclared variable is broken if it contains a mistake`(
    message: String, kind: BlockClass
  ) {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "cannot find 'task' in scope") { $0.contains("var\ntask =") },
      .init(line: 3, message: message),
    ])
    let document = document(blocks: "task = run()\nfunc walk() -> Int { days += 1 }")

    #expect(compiler.finding(of: 0, in: document).finding.kind == kind)
  }
}
