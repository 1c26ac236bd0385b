import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Errors due to declarations that the document leaves out, or that the compiler doesn't see.
@Suite struct OmissionTests {
  private func finding(
    _ blocks: [String], _ rules: [FakeCompiler.Rule], of index: Int = 0
  ) -> BlockFinding {
    let text = blocks.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
    return FakeCompiler(rules: rules).finding(of: index, in: document(text)).finding
  }

  @Test(
    arguments: [
      ("func f() -> Int {\n  // ...\n}", BlockClass.elision),
      ("func f() -> Int { /* … */ }", .elision),
      ("func f() {\n  // ...\n}", .compiles), ("func f() -> Int {\n  // ...\n  1\n}", .compiles),
      ("func f() -> Int {\n  // 1 ...\n}", .compiles),
    ])
  func `a comment can replace the body of a function that returns a value`(
    code: String, kind: BlockClass
  ) {
    #expect(finding([code], []).kind == kind)
  }

  @Test(
    arguments: [
      ("struct Lake {}\ntask = walk {\n  1\n}", 3, BlockClass.broken),
      ("task = walk {}", 2, .needsContext),
    ])
  func `an empty body can explain an error about a closure only if the body is the closure's`(
    code: String, line: Int, kind: BlockClass
  ) {
    let message =
      "contextual type for closure argument list expects 1 argument, which cannot be "
      + "implicitly ignored"
    let rules = [
      FakeCompiler.Rule(line: line, message: "cannot find 'task' in scope") {
        $0.contains("var\ntask =")
      }, .init(line: line, message: message),
    ]

    #expect(finding([code], rules).kind == kind)
  }

  @Test func `a member that another package can add to a protocol needs context`() {
    let graph = """
      {"symbols": [
        {"pathComponents": ["Trail"], "declarationFragments": [{"spelling": "protocol Trail"}]}]}
      """
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "type 'Trail' has no member 'ridge'"),
      .init(line: 2, message: "cannot infer contextual base in reference to member 'north'"),
    ])
    let text = "```swift\nwalk(.ridge(from: .north)) { hike in\n  // ...\n}\n```\n"

    #expect(
      compiler.finding(of: 0, in: document(text, interface: declaring(graph))).finding.kind
        == .needsContext)
  }

  @Test func `an undeclared variable can have the name of a type in the C library`() {
    let rules = [
      FakeCompiler.Rule(line: 2, message: "type 'group' has no member 'next'"),
      .init(line: 3, message: "unexpected non-void return value in void function"),
    ]
    let found = finding(["let first = await group.next()\nreturn first"], rules)

    #expect(found.kind == .needsContext)
    #expect(found.missing.map(\.name) == ["group"])
    #expect(finding(["let first = await hike.next()"], [rules[0]]).kind == .broken)
  }

  @Test func `a missing type in another module's namespace can be declared elsewhere`() {
    let message = "'Height' is not a member type of struct 'Swift.Range'"
    let rule = FakeCompiler.Rule(line: 2, message: message)
    let value = "type 'Range' has no member 'Height'"
    let code = "let height: Range.Height = Range.Height()"

    #expect(finding([code], [rule, .init(line: 2, message: value)]).kind == .needsContext)
    #expect(finding([code], [.init(line: 2, message: value)]).kind == .broken)
    let misused = "'self' is not a member type of type 'Range'"
    #expect(finding([code], [.init(line: 2, message: misused)]).kind == .broken)
    let graph = """
      {"module": {"name": "Hikes"}, "symbols": [
        {"pathComponents": ["Range"], "declarationFragments": [{"spelling": "struct Range"}]}]}
      """
    let document = document("```swift\n\(code)\n```\n", interface: declaring(graph))
    #expect(FakeCompiler(rules: [rule]).finding(of: 0, in: document).finding.kind == .broken)
  }

  @Test func `a block isn't broken by a missing access modifier in another block`() {
    let message = "property cannot be declared public because its type uses an internal type"
    let rule = FakeCompiler.Rule(line: 6, message: message)
    let own = FakeCompiler.Rule(line: 2, message: message)
    let code = "public protocol Walk {}\npublic let walk: any Walk = Hike()"

    #expect(finding(["struct Hike: Walk {}", code], [rule], of: 1).kind == .needsContext)
    #expect(finding(["public let walk = 1"], [own]).kind == .broken)
  }

  @Test(
    arguments: [
      ("foo", "## Swims", BlockClass.needsContext), ("foo", "Text.", .broken),
      ("walk", "## Swims", .broken),
    ])
  func `a placeholder name such as 'foo' can have another meaning in another section`(
    name: String, between: String, kind: BlockClass
  ) {
    let text =
      "# Walks\n\n```swift\nfunc \(name)() {}\n```\n\n\(between)\n\n```swift\n\(name)(1)\n```\n"
    let compiler = FakeCompiler(rules: [
      .init(line: 10, message: "argument passed to call that takes no arguments") {
        !$0.contains("func")
      },
      .init(line: 10, message: "cannot find '\(name)' in scope") { $0.contains("func") },
    ])

    #expect(compiler.finding(of: 1, in: document(text)).finding.kind == kind)
  }

  @Test(arguments: [("struct Hike {\n  ...\n}\n", BlockClass.broken), ("...\n", .elision)])
  func `an excerpt of a type doesn't explain errors about a block's own type of that name`(
    code: String, kind: BlockClass
  ) {
    let blocks = ["struct Hike {\n  var stop: Stop?\n}\n}", code + "hike?.rest()"]
    let line = 2 + blocks[0].split(separator: "\n").count + 3 + code.split(separator: "\n").count
    let message = "cannot use optional chaining on non-optional value of type 'Hike'"

    #expect(finding(blocks, [.init(line: line, message: message)], of: 1).kind == kind)
  }

  @Test(
    arguments: [
      ("* Proposal: WP-0003\n* Authors: Anna\n", BlockClass.needsContext),
      ("Author: Anna\nStatus: **Draft**\n", .needsContext),
      ("This short pitch adds walks.\n", .needsContext),
      ("* Status: **Accepted**\n", .broken), ("", .broken),
      ("## Motivation\n\n## Detailed design\n", .needsContext), ("## Motivation\n", .broken),
    ])
  func `a proposal can use members that were adopted under other names`(
    head: String, kind: BlockClass
  ) {
    let document = document("# Walks\n\n\(head)\n```swift\nhike.walk\n```\n")
    let message = "value of type 'Hike' has no dynamic member 'walk' using key path"
    let line = document.blocks[0].snippet.lines[0].number
    let compiler = FakeCompiler(rules: [.init(line: line, message: message)])

    #expect(compiler.finding(of: 0, in: document).finding.kind == kind)
  }

  @Test(arguments: [("This proposal", BlockClass.needsContext), ("This guide", .broken)])
  func `wrong labels in a call to a function that a document proposes aren't a mistake`(
    subject: String, kind: BlockClass
  ) {
    // A type that the document declares keeps its initializers.
    for type in ["Hike", "Lake"] {
      let rule = FakeCompiler.Rule(line: 8, message: "extra argument 'to' in call")
      let own =
        "\(subject) adds hikes.\n\n```swift\nstruct Hike {}\n```\n\n```swift\n\(type)(to: 3)\n```\n"
      let found = FakeCompiler(rules: [rule]).finding(of: 1, in: document(own)).finding

      #expect(found.kind == (type == "Hike" ? .broken : kind))
    }
    let text =
      "\(subject) adds walks.\n\n```swift\nextension Array { func walk(to end: Int) }\n```\n\n"
      + "```swift\n[1].walk(to: 3)\n```\n"
    let compiler = FakeCompiler(rules: [
      .init(line: 8, message: "missing argument for parameter 'from' in call")
    ])

    #expect(compiler.finding(of: 1, in: document(text)).finding.kind == kind)
  }

  @Test(
    arguments: [
      ([], "Call `Array.walk(to:)`.", BlockClass.needsContext), ([], "Call `walk`.", .broken),
      (["Hikes"], "Call `Array.walk(to:)`.", .broken),
    ])
  func `without a package, a member that the prose describes can belong to another package`(
    modules: [String], text: String, kind: BlockClass
  ) {
    let document = document("\(text)\n\n```swift\n[1].walk(to: 3)\n```\n", modules: modules)
    let compiler = FakeCompiler(rules: [
      .init(line: 4, message: "value of type '[Int]' has no member 'walk'")
    ])

    #expect(compiler.finding(of: 0, in: document).finding.kind == kind)
  }

  @Test(arguments: [("extension Hike: Walk {", BlockClass.needsContext), ("let hike = 1", .broken)])
  func `an excerpt can leave out a declaration that another block needs`(
    excerpt: String, kind: BlockClass
  ) {
    let rule = FakeCompiler.Rule(
      line: 12, message: "binary operator '>' cannot be applied to two 'Hike' operands")
    let blocks = ["struct Hike {}", "\(excerpt)\n  func walk() {\n  }", "Hike() > Hike()"]

    #expect(finding(blocks, [rule], of: 2).kind == kind)
  }

  @Test
  func `a function that calls itself with different labels needs an overload that isn't shown`() {
    let message = "missing argument label 'hikes:' in call"
    let inside = "func start(hikes: [Hike]) {\n  for hike in hikes { start(hike) }\n}"
    let outside = "func start(hikes: [Hike]) {\n}\nstart([])"

    #expect(finding([inside], [.init(line: 3, message: message)]).kind == .needsContext)
    #expect(finding([outside], [.init(line: 4, message: message)]).kind == .broken)
  }

  @Test func `a conformance in a block that doesn't compile counts as declared`() {
    let rules = [
      FakeCompiler.Rule(line: 6, message: "cannot find 'unknown' in scope"),
      .init(line: 10, message: "requires that 'Hike' conform to 'Comparable'"),
    ]
    let use = "print([Hike()].sorted())"
    let blocks = ["struct Hike {}", "extension Hike: Comparable { let a = unknown }", use]

    #expect(finding(blocks, rules, of: 2).kind == .needsContext)
    #expect(
      finding(["struct Hike {}", "extension Hike {}", use], [rules[1]], of: 2).kind == .broken)
  }

  @Test func `an initializer in a block that doesn't compile counts as declared`() {
    let rules = [
      FakeCompiler.Rule(line: 2, message: "cannot find 'unknown' in scope"),
      .init(line: 6, message: "no exact matches in call to initializer"),
    ]
    let use = "let length = Int(miles: \"3\")"

    let extended = "extension Int { init(miles: String) { self = unknown } }"
    #expect(finding([extended, use], rules, of: 1).kind == .needsContext)
    #expect(finding(["let one = 1", use], [rules[1]], of: 1).kind == .broken)
  }

  @Test(
    arguments: [
      "'~Sendable' requires -enable-experimental-feature TildeSendable",
      "the '@_slow' attribute is experimental", "walking is not currently supported",
    ])
  func `a block isn't broken if it uses a feature that has to be enabled in the compiler`(
    message: String
  ) {
    let compiler = FakeCompiler(rules: [.init(line: 2, message: message)])
    let text = "struct Hike: ~Sendable {}"

    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == .needsContext)
  }

  @Test(
    arguments: [
      ("multiple definitions of symbol 'walk'", Diagnostic.Reason?.none, BlockClass.needsContext),
      ("no", .unavailableName, .needsContext), ("no", .compilerFailure, .needsContext),
      ("no", .linkFailure, .needsContext), ("no", nil, .broken),
    ])
  func `code that can't be part of an example isn't broken`(
    message: String, reason: Diagnostic.Reason?, kind: BlockClass
  ) {
    let compiler = FakeCompiler(rules: [.init(line: 2, message: message, reason: reason)])
    let text = "func walk() {}"

    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == kind)
  }

  @Test func `code that takes too long to compile isn't compiled in another context`() {
    let blocks = ["let hikes = 2", "hikes = 3", "print(hikes)"]
    func attempts(_ reason: Diagnostic.Reason?) -> Int {
      FakeCompiler(rules: [.init(line: 10, message: "no", reason: reason)])
        .finding(of: 2, in: document(blocks: blocks[0], blocks[1], blocks[2])).sources.count
    }

    #expect(attempts(nil) > 1)
    #expect(attempts(.compileTimeLimit) == 1)
  }

  @Test func `an empty body explains only errors in its own declaration`() {
    let message = "type 'Lake' does not conform to protocol 'Named'"
    let code = "struct Lake {}\nextension Lake: Named { func nmae() { print(1) } }"

    #expect(finding([code], [.init(line: 3, message: message)]).kind == .broken)
    #expect(finding(["struct Lake: Named {}"], [.init(line: 2, message: message)]).kind == .elision)
  }
}
