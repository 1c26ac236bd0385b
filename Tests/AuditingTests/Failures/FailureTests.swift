import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Blocks that don't compile, or that stop at run time, and the text that announces this.
@Suite struct FailureTests {
  private func finding(_ text: String, _ rules: [FakeCompiler.Rule]) -> BlockFinding {
    FakeCompiler(rules: rules).finding(of: 0, in: document(text)).finding
  }

  @Test(
    arguments: [
      ("#expect(1 == 2)", Verdict.failed, "Expectation failed: 1 == 2", BlockClass.broken),
      ("assert(1 == 2)", .crashed, "Assertion failed", .broken),
      ("#expect(1 == 2)  // This fails.", .failed, "Expectation failed: 1 == 2", .compiles),
      ("#expect(1.formatted() == \"2\")", .failed, "Expectation failed: 1", .compiles),
      ("#expect(list.capacity == 2)", .failed, "Expectation failed: 1", .compiles),
      ("#expect(f(locale: us).formatted() == \"2\")", .failed, "Expectation failed: 1", .broken),
      ("precondition(index > 2)", .crashed, "Precondition failed", .compiles),
      ("throw HikeError()", .failed, "Caught error: HikeError()", .compiles),
    ])
  func `a block with a failed expectation is broken only if the failure proves a mistake`(
    code: String, verdict: Verdict, message: String, kind: BlockClass
  ) {
    let place = SourceLocation(file: "README.md", line: 2, column: 1)
    let compiler = FakeCompiler(verdict: verdict, runtimeErrors: [Diagnostic(at: place, message)])

    #expect(compiler.finding(of: 0, in: document(blocks: code)).finding.kind == kind)
  }

  @Test(
    arguments: [
      (Diagnostic.Reason?.some(.outputLimit), BlockClass.compiles), (.earlyEnd, .compiles),
      (nil, .broken),
    ])
  func `a program that prints too much or a test that ends early isn't broken`(
    reason: Diagnostic.Reason?, kind: BlockClass
  ) {
    let place = SourceLocation(file: "README.md", line: 2, column: 1)
    let compiler = FakeCompiler(
      verdict: .failed, runtimeErrors: [Diagnostic(at: place, "too long", reason: reason)])
    let document = document(blocks: "while true { print(1) }")

    #expect(compiler.finding(of: 0, in: document).finding.kind == kind)
  }

  @Test(arguments: [("NSHike()", BlockClass.otherPlatform), ("Hike()", .broken)])
  func `a block with a missing initializer of a Foundation class is for another platform`(
    code: String, kind: BlockClass
  ) {
    let rule = FakeCompiler.Rule(line: 2, message: "missing argument for parameter 'to' in call")

    #expect(finding("```swift\nlet hike = \(code)\n```\n", [rule]).kind == kind)
  }

  @Test(
    arguments: [
      ("let hike: Hike\nwalk(hike)", BlockClass.needsContext),
      ("let hike: Hike  // from above\nwalk(hike)", .needsContext),
      ("let hike: Hike\nwalk(hike)\nlet one: Int = \"\"", .broken),
      ("var hike: Hike\nwalk(hike)", .broken),
    ])
  func `a constant that is declared without a value needs context`(
    code: String, kind: BlockClass
  ) {
    var rules = [
      FakeCompiler.Rule(line: 3, message: "constant 'hike' used before being initialized")
    ]
    if code.hasPrefix("var") { rules[0].message = "variable 'hike' used before being initialized" }
    if code.contains("Int") { rules.append(.init(line: 4, message: "cannot convert value")) }
    let found = finding("```swift\n\(code)\n```\n", rules)

    #expect(found.kind == kind)
    #expect(found.missing.map(\.name) == (kind == .needsContext ? ["hike"] : []))
  }

  @Test(
    arguments: [
      ("protocol Transport", "train", BlockClass.needsContext),
      ("protocol Transport", "nigth", .broken), ("struct Transport", "train", .broken),
    ])
  func `a protocol's missing static member is a mistake only if it is a misspelling`(
    declaration: String, member: String, kind: BlockClass
  ) {
    let graph = """
      {"symbols": [
        {"pathComponents": ["Transport"], "declarationFragments": [{"spelling": "\(declaration)"}]},
        {"pathComponents": ["Transport", "night"], "declarationFragments": [
          {"spelling": "static var night: Transport { get }"}]}]}
      """
    let text = "```swift\nwalk(\n  .\(member)(\n    .far))\n```\n"
    let rules = [
      FakeCompiler.Rule(line: 3, message: "type 'Transport' has no member '\(member)'"),
      .init(line: 4, message: "cannot infer contextual base in reference to member 'far'"),
    ]
    let found = FakeCompiler(rules: rules).finding(
      of: 0, in: document(text, interface: declaring(graph)))

    #expect(found.finding.kind == kind)
  }

  @Test func `a block isn't broken by a macro that is declared without all of its roles`() {
    let message = "declaration name 'id' is not covered by macro 'Hike'"

    #expect(
      finding("```swift\n@Hike struct Walk {}\n```\n", [.init(line: 2, message: message)]).kind
        == .needsContext)
  }

  @Test func `declarations of macros and extensions without bodies are interfaces`() {
    let messages = [
      "macro 'hike()' must declare its applicable roles via '@freestanding' or '@attached'",
      "macro 'hike()' requires a definition",
      "only a freestanding expression macro can produce a result of type 'Int'",
    ]
    let macro = finding(
      "```swift\npublic macro hike() -> Int\n```\n", messages.map { .init(line: 2, message: $0) })

    #expect(macro.kind == .interface)
    #expect(BlockSyntax("extension Walk: Hike where Path: Marked").shape == .interface)
  }

  @Test(
    arguments: [
      ("1", Diagnostic.Reason?.some(.exit), BlockClass.proved), ("2", .exit, .broken),
      ("1", .failedExit, .compiles), ("1", nil, .compiles),
    ])
  func `the output that a program prints before it exits is compared`(
    printed: String, reason: Diagnostic.Reason?, kind: BlockClass
  ) {
    let document = document(blocks: "print(one)  // Prints \"1\"\nexit(0)")
    let word = fingerprint(of: document.blocks[0].snippet.code)
    let place = SourceLocation(file: "README.md", line: 3, column: 1)
    let compiler = FakeCompiler(
      output: { _ in "\u{1}\(word) begin 0\u{2}\n\(printed)\n\u{1}\(word) end 0\u{2}\n" },
      verdict: .crashed, runtimeErrors: [Diagnostic(at: place, "ended", reason: reason)])

    #expect(compiler.finding(of: 0, in: document).finding.kind == kind)
  }

  @Test func `a finding lists at most twenty messages and shortens long names`() {
    let rules = (0..<50).map {
      FakeCompiler.Rule(
        line: 2, message: "cannot find '\(String(repeating: "a", count: 100 + $0))' in scope")
    }
    let found = finding("```swift\nstart()\n```\n", rules)

    #expect(found.notes.count == 21)
    #expect(
      found.notes.last?.description == """
        README.md:1:1: warning: 30 more messages not shown
          correct the first mistakes, and audit the document again
        """)
    #expect(found.summary.count < 50 * 90)
  }

  @Test(
    arguments: [
      ("Lakes", "no exact matches in call to initializer ", BlockClass.needsContext),
      ("Foundation", "no exact matches in call to initializer ", .broken),
      ("Lakes", "extraneous argument label 'lake:' in call", .broken),
    ])
  func `without a package, a missing initializer can come from an unknown module`(
    module: String, message: String, kind: BlockClass
  ) {
    let document = document(
      "```swift\nimport \(module)\nfunc swim() {}\n```\n\n```swift\nswim(URL(lake: \"/a\"))\n```\n",
      modules: [])
    let compiler = FakeCompiler(rules: [.init(line: 7, message: message)])

    #expect(compiler.finding(of: 1, in: document).finding.kind == kind)
  }

  @Test func `shell commands are a fragment`() {
    #expect(BlockSyntax("$ swift build").shape == .piece)
    #expect(BlockSyntax("# Build it\nswift package add-dependency hikes").shape == .piece)
    #expect(BlockSyntax("swift(1)\nlet x =").shape == .program)
  }

  @Test func `a type whose declarations in a document differ can have other members`() {
    let filter = "Hike.filter { $0.length > 3 }"
    let compiler = FakeCompiler(rules: [
      .init(line: 10, message: "no exact matches in call to static method 'filter'")
    ])

    let varying = document(blocks: "struct Hike { var name: String }", "struct Hike {}", filter)
    let fixed = document(blocks: "struct Hike { var name: String }", "struct Walk {}", filter)

    #expect(compiler.finding(of: 2, in: varying).finding.kind == .needsContext)
    #expect(compiler.finding(of: 2, in: fixed).finding.kind == .broken)
  }

  @Test func `an excerpt that ends inside a body is a fragment`() {
    #expect(BlockSyntax("func walk() {\n  start()\n  stop()").shape == .piece)
    #expect(BlockSyntax("struct Hike {\n  func walk() {\n    start()\n  }").shape == .piece)
    // The inner brace is missing.
    #expect(BlockSyntax("struct Hike {\n  func walk() {\n    start()\n}").shape == .program)
    #expect(BlockSyntax("func walk() {\n  start(\n  stop()").shape == .program)
  }

  @Test func `several declarations without parameter names are an interface`() {
    let rules = (3...5).map {
      FakeCompiler.Rule(
        line: $0, message: "unnamed parameters must be written with the empty name '_'")
    }
    func kind(_ lines: [String]) -> BlockClass {
      let text = "```swift\n\(lines.joined(separator: "\n"))\n```\n"
      return finding(text, Array(rules.prefix(lines.count - 1))).kind
    }

    #expect(kind(["Hike.Stops", "func add(Stop)", "init(Stop)", "func end(Stop)"]) == .interface)
    #expect(kind(["Hike.Stops", "func add(Stop)"]) == .broken)
    #expect(
      kind(["Hike.Stops", "func a(Stop) {}", "func b(Stop) {}", "func c(Stop) {}"]) == .broken)
  }

  @Test func `three dots can stand for array elements or statements, but not in a subscript`() {
    #expect(BlockSyntax("start(with: [...])").elisions.map(\.kind) == [.expression])
    #expect(BlockSyntax("let all = numbers[...]").elisions.isEmpty)
    #expect(BlockSyntax("... walk to the hut ...").elisions.map(\.kind) == [.statements])
    #expect(BlockSyntax(". . . walk to it . . .").elisions.map(\.columns) == [0..<22])
  }

  @Test(arguments: [("Hike.swift", BlockClass.needsContext), ("README.md", .broken)])
  func `doc comments in the sources can use internal declarations`(file: String, kind: BlockClass) {
    var compiler = FakeCompiler(rules: [
      .init(line: 2, message: "'steps' is inaccessible due to 'internal' protection level")
    ])
    compiler.file = file
    let document = document(blocks: "Hike().steps = 3")

    #expect(compiler.finding(of: 0, in: document).finding.kind == kind)
  }

  @Test func `each missing name is listed once`() {
    let document = document(
      "# Huts\n\n```swift\nlet beds = 1\nvar hut = 2\n```\n\n"
        + "# Lakes\n\n```swift\nhut != nil ? hut! : beds\n```\n")
    let compiler = FakeCompiler(rules: [
      .init(line: 11, message: "cannot find 'beds' in scope"),
      .init(line: 11, message: "cannot force unwrap value of non-optional type 'Int'"),
    ])

    let found = compiler.finding(of: 1, in: document).finding

    #expect(found.kind == .needsContext)
    #expect(found.missing.map(\.name) == ["beds", "hut"])
  }

  @Test func `an error about the replacement of a placeholder isn't shown`() {
    let rules = [
      FakeCompiler.Rule(line: 2, message: "cannot infer type of closure parameter 'AuditProbe'"),
      FakeCompiler.Rule(line: 2, message: "expected ',' separator"),
    ]
    let found = finding("```swift\n{ (<#hikes#>) -> <#type#> in <#statements#> }\n```\n", rules)

    #expect(found.kind == .elision)
    #expect(found.notes.map(\.message) == ["expected ',' separator"])
  }
}
