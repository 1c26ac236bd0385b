import Testing
import WaymarkModel
import WaymarkReading

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Documents whose blocks continue each other, as in a book.
@Suite struct SequenceTests {
  @Test func `a function follows the block that declares another function with the same name`() {
    let document = document(
      blocks: "func greet(_ name: String) -> String { name }",
      "func greet(_ name: String, _ times: Int) -> String { greet(name) }\nprint(greet(\"a\", 2))")
    let compiler = FakeCompiler(rules: [
      .init(line: 6, message: "missing argument for parameter #2 in call") {
        $0.contains("-> String { name }")
      }
    ])

    let (finding, sources) = compiler.finding(of: 1, in: document)

    #expect(finding.context == ["after the block on line 1"])
    #expect(!sources[1].contains("do {"))
  }

  @Test(
    arguments: [
      "Task { print(1) }\n// Prints \"1\"", "Task {\n  print(1) // Prints \"1\"\n}",
    ])
  func `a program waits for its tasks if they print`(text: String) {
    let document = document(blocks: text)
    let word = fingerprint(of: document.blocks[0].snippet.code)
    let compiler = FakeCompiler(output: { source in
      let task = "\u{1}\(word) begin 0\u{2}\n1\n\u{1}\(word) end 0\u{2}\n"
      let start = "\u{1}\(word) begin 0\u{2}\n\u{1}\(word) end 0\u{2}\n"
      let isNested = text.contains("\n  print")
      guard source.contains("Task.sleep") else {
        return isNested ? "\u{1}\(word) begin -1\u{2}\n" : start
      }
      return isNested ? task : start + "1\n"
    })

    let finding = compiler.finding(of: 0, in: document).finding

    #expect(finding.kind == .proved)
    #expect(finding.attempts == 2)
    #expect(finding.context == ["with time for its tasks to finish"])
  }

  @Test func `context statements that don't compile are left out`() {
    let document = document(
      blocks: "let one = 1\nlet two: String = 2", "print(one)")
    let compiler = FakeCompiler(rules: [.init(line: 3, message: "cannot convert")])

    let (finding, sources) = compiler.finding(of: 1, in: document)

    #expect(finding.kind == .compiles)
    #expect(finding.after == [1])
    #expect(!sources[1].contains("two"))
  }

  @Test func `the first line that differs in a long result is reported`() {
    let document = document(
      blocks: "print(hike)\n// Prints \"Hike(\n//   name: Ridge,\n//   length: 12)\"")
    let word = fingerprint(of: document.blocks[0].snippet.code)
    let result = "Hike(\n  name: Ridge,\n  length: 13)"
    let compiler = FakeCompiler(
      output: { _ in "\u{1}\(word) begin 0\u{2}\n\(result)\n\u{1}\(word) end 0\u{2}\n" })

    let notes = compiler.finding(of: 0, in: document).finding.notes

    #expect(
      notes.map(\.message)
        == ["the document says 'length: 12)', but line 3 of the result is 'length: 13)'"])
    #expect(notes.map(\.hint) == ["the whole result is:\n\(result)"])
  }

  @Test func `the result of a smaller context is kept if a larger one doesn't compile`() {
    let document = document(
      blocks: "var mode = 1", "mode = 2\nmode += \"a\"", "print(mode) // Prints \"2\"")
    let word = fingerprint(of: document.blocks[2].snippet.code)
    let compiler = FakeCompiler(
      rules: [.init(line: 7, message: "cannot convert")],
      output: { _ in "\u{1}\(word) begin 0\u{2}\n1\n\u{1}\(word) end 0\u{2}\n" })

    let finding = compiler.finding(of: 2, in: document).finding

    #expect(finding.kind == .broken)
    #expect(finding.notes.map(\.message) == ["the document says '2', but the result is '1'"])
  }

  @Test(
    arguments: [
      (
        "extension Int { var doubled: Int { self * 2 } }",
        "value of type 'Int' has no member 'doubled'"
      ),
      ("extension Int { subscript(i: Int) -> Int { i } }", "value of type 'Int' has no subscripts"),
      (
        "extension Array: Boxed {}",
        "global function 'f' requires that '[String]' conform to 'Boxed'"
      ),
      ("extension Double { var km: Double { self } }", "value of type 'Int' has no member 'km'"),
    ])
  func `extensions that an error suggests are tried first`(declaration: String, message: String) {
    let document = document(blocks: declaration, "print(use())")
    let compiler = FakeCompiler(rules: [
      .init(line: 6, message: message) { $0.contains(declaration) }
    ])

    #expect(compiler.finding(of: 1, in: document).finding.context == ["after the block on line 1"])
  }

  @Test func `an earlier declaration is used if the nearest one doesn't fit`() {
    let document = document(
      blocks: "struct Small { var value: Int }", "struct Small {}", "print(Small(value: 1))")
    let compiler = FakeCompiler(rules: [
      .init(line: 10, message: "argument passed to call that takes no arguments") {
        $0.contains("struct Small { var value: Int }")
      }
    ])

    #expect(compiler.finding(of: 2, in: document).finding.context == ["after the block on line 1"])
  }

  @Test func `a block that fails on purpose provides its other declarations`() {
    let document = document(
      blocks: "let name = \"Anna\"\nname = \"Berta\"\n// error: a constant can't be changed",
      "print(name)")

    let (finding, sources) = FakeCompiler().finding(of: 1, in: document)

    #expect(finding.context == ["after the block on line 1"])
    #expect(sources[0].contains("let name = \"Anna\""))
    #expect(!sources[0].contains("Berta"))
  }

  @Test func `the output of a block is still recorded after a module is imported`() {
    let document = document(blocks: "print(\"1\".padded) // Prints \"1\"")
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "value of type 'String' has no member 'padded'") {
        $0.contains("import Foundation")
      }
    ])

    let (finding, sources) = compiler.finding(of: 0, in: document)

    #expect(finding.attempts == 2)
    #expect(sources[1].contains("AuditProbe"))
  }

  @Test(
    arguments: [
      ".walked(by: 3)\n.map { $0 * 2 }", "interval: .seconds(1)", "walk(with: friends) { hike in",
    ])
  func `modifiers, arguments, and the starts of closures are fragments`(text: String) {
    #expect(FakeCompiler().finding(of: 0, in: document(blocks: text)).finding.kind == .fragment)
  }

  @Test func `the asynchronous form of a function is called with 'await'`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "expression is 'async' but is not marked with 'await'") {
        $0.contains("let rows = try await queue.read")
      }
    ])

    let finding = compiler.finding(
      of: 0, in: document(blocks: "let rows = try queue.read { $0 }")
    ).finding
    let mixed = compiler.finding(
      of: 0, in: document(blocks: "let rows = try queue.read { $0 }\nawait end()")
    ).finding

    #expect(finding.kind == .compiles)
    #expect(finding.context == ["with 'await'"])
    #expect(mixed.kind == .broken)
  }

  @Test func `three dots can replace the expression after 'try' or 'throw'`() {
    let text = "func run() throws {\n  try ...\n  throw ...\n}"

    #expect(
      document(blocks: text).blocks[0].syntax.elisions.map(\.kind) == [.statements, .expression])
  }

  @Test func `a block that repeats a protocol of the package isn't context for other blocks`() {
    let graph = """
      {"module": {"name": "Hikes"}, "symbols": [
        {"pathComponents": ["Walker"], "declarationFragments": [{"spelling": "protocol Walker"}]}]}
      """
    let text = """
      ```swift
      protocol Walker { func walk() }
      ```

      ```swift
      struct Hiker: Walker {}
      ```
      """

    #expect(document(text).finder.context(of: 1) == [0])
    #expect(
      document(text, interface: declaring(graph)).finder.context(of: 1) == [])
  }

  @Test func `a part of a type that the document declares step by step is an elision`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "type 'Hiker' does not conform to protocol 'Walker'")
    ])
    let part = "struct Hiker: Walker { let name = 1 }"

    #expect(compiler.finding(of: 0, in: document(blocks: part)).finding.kind == .broken)
    #expect(
      compiler.finding(of: 0, in: document(blocks: part, part, part)).finding.kind == .elision)
  }

  @Test(arguments: [("max", BlockClass.proved), ("Int8", .proved), ("sum", .broken)])
  func `a package declaration that shadows a standard library function doesn't break a block`(
    name: String, kind: BlockClass
  ) {
    let graph = """
      {"module": {"name": "Hikes"}, "symbols": [
        {"pathComponents": ["\(name)(_:_:)"], "declarationFragments": [{"spelling": "func \(name)(_ a: Int, _ b: Int)"}]}]}
      """
    let document = document(
      "```swift\nprint(\(name)(1, 2)) // Prints \"2\"\n```\n", interface: declaring(graph)
    )
    let word = fingerprint(of: document.blocks[0].snippet.code)
    var search = BlockSearch(document.blocks[0], in: document)
    while let attempt = search.next {
      let result = attempt.products == [] ? 2 : 0
      let example = Example(
        id: Example.ID(article: "README.md", name: "block"), module: "Module", snippets: [],
        plan: .run, source: GeneratedSource())
      let proof = Proof(
        example: example.id, verdict: .compiled,
        output: "\u{1}\(word) begin 0\u{2}\n\(result)\n\u{1}\(word) end 0\u{2}\n")
      search.add(AttemptResult(proof, of: example))
    }

    #expect(search.finding?.kind == kind)
    #expect(search.finding?.context == (kind == .proved ? ["without the package"] : []))
  }

  @Test(arguments: [("6", BlockClass.proved), ("8", .broken)])
  func `a block can use the initial values of an earlier block's variables`(
    output: String, kind: BlockClass
  ) {
    let document = document(
      blocks: "var days = 1\ndays += 1\nprint(days)", "days += 5\nprint(days)\n// Prints \"6\"")
    let word = fingerprint(of: document.blocks[1].snippet.code)
    let compiler = FakeCompiler(output: { source in
      let result = source.contains("days += 1") ? "7" : output
      return "\u{1}\(word) begin 0\u{2}\n\(result)\n\u{1}\(word) end 0\u{2}\n"
    })

    let finding = compiler.finding(of: 1, in: document).finding

    #expect(finding.kind == kind)
    #expect(finding.context.contains("with the first values of its variables") == (kind == .proved))
  }

  @Test func `statements in the block that declares a variable can't be left out`() {
    let document = document(
      blocks: "var days = [1]\ndays.append(2)", "print(days.count)\n// Prints \"1\"")
    let word = fingerprint(of: document.blocks[1].snippet.code)
    let compiler = FakeCompiler(output: { source in
      let result = source.contains("append") ? "2" : "1"
      return "\u{1}\(word) begin 0\u{2}\n\(result)\n\u{1}\(word) end 0\u{2}\n"
    })

    #expect(compiler.finding(of: 1, in: document).finding.kind == .broken)
  }
}
