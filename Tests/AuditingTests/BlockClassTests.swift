import Testing
import WaymarkModel
import WaymarkReading

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// The class of a block according to its code and the text around it.
@Suite struct BlockClassTests {
  @Test func `a function that repeats a method of a type is a fragment`() {
    let document = document(
      blocks:
        "struct Grid {\n  let rows: Int\n  func contains(_ row: Int) -> Bool { row < rows }\n}",
      "func contains(_ row: Int) -> Bool { row < rows }")
    let compiler = FakeCompiler(rules: [
      .init(line: 9, message: "cannot find 'rows' in scope") { $0.contains("extension Grid {") },
      .init(line: 9, message: "invalid redeclaration of 'contains'") {
        !$0.contains("extension Grid {")
      },
    ])

    #expect(compiler.finding(of: 1, in: document).finding.kind == .fragment)
  }

  @Test func `a trap that the compiler predicts is intentional if a comment announces it`() {
    let document = document(
      blocks: "var count: UInt8 = 255\ncount += 1 // traps", "var count: UInt8 = 255\ncount += 1")
    let message = "arithmetic operation '255 + 1' (on type 'UInt8') results in an overflow"
    let compiler = FakeCompiler(rules: [
      .init(line: 3, message: message), .init(line: 8, message: message),
    ])

    #expect(compiler.finding(of: 0, in: document).finding.kind == .trapOnPurpose)
    #expect(compiler.finding(of: 1, in: document).finding.kind == .broken)
  }

  @Test func `a body that consists of comments is an elision`() {
    let document = document(
      blocks: "func length() -> Int {\n  /* a long\n  calculation */\n}")
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "missing return in global function expected to return 'Int'")
    ])

    #expect(compiler.finding(of: 0, in: document).finding.kind == .elision)
  }

  @Test func `a closure that consists of comments can leave out its parameters`() {
    let message =
      "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"
    let compiler = FakeCompiler(rules: [.init(line: 2, message: message)])
    func kind(_ closure: String) -> BlockClass {
      compiler.finding(of: 0, in: document(blocks: "hikes.forEach \(closure)")).finding.kind
    }

    #expect(kind("{ /* print it */ }") == .elision)
    #expect(kind("{ print(1) }") == .broken)
  }

  @Test func `a loop without an opening brace is a program with a mistake`() {
    #expect(BlockSyntax("for hike in hikes\n  print(hike)\n}").shape == .program)
    #expect(BlockSyntax("  print(hike)\n}").shape == .piece)
  }

  @Test func `an assertion that succeeds proves a block`() {
    let document = document(blocks: "assert(1 < 2)", "func f(_ n: Int) { assert(n > 0) }")

    #expect(FakeCompiler().finding(of: 0, in: document).finding.kind == .proved)
    #expect(FakeCompiler().finding(of: 1, in: document).finding.kind == .compiles)
  }

  @Test func `interpreter prompts aren't code`() {
    let document = document(
      blocks: "  1> let one = 1\none: Int = 1\n  2> for _ in 0..<one {\n  3. }")

    #expect(
      document.blocks[0].snippet.lines.map { trimmedEnd($0.text) } == [
        "     let one = 1", "// one: Int = 1", "     for _ in 0..<one {", "     }",
      ])
  }

  @Test func `a comment below a type can announce an error in the type`() {
    let document = document(
      blocks: "struct Trail: Codable {\n  var end: Any\n}\n// Error: it doesn't conform",
      "x = 5 ...")
    let compiler = FakeCompiler(rules: [.init(line: 2, message: "type 'Trail' does not conform")])

    #expect(compiler.finding(of: 0, in: document).finding.kind == .errorOnPurpose)
    #expect(document.blocks[1].syntax.elisions.count == 1)
  }

  @Test func `an error inside a function with an error comment is intentional`() {
    let text = "func flip(_ shape: Shape) -> some Shape {\n  return 1 // Error: types differ\n}"
    let compiler = FakeCompiler(rules: [.init(line: 2, message: "opaque return type")])

    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == .errorOnPurpose)
  }

  @Test func `variables are made global to find a runtime error that a comment announces`() {
    let text = "var size = 1\nadd(&size, &size) // Error: conflicting accesses"
    var compiler = FakeCompiler()
    let sources = compiler.finding(of: 0, in: document(blocks: text)).sources
    compiler.verdict = .crashed

    #expect(sources.last?.contains("nonisolated(unsafe) internal") == true)
    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == .trapOnPurpose)
  }

  @Test func `code for Objective-C is for another platform`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "Objective-C interoperability is disabled")
    ])

    #expect(
      compiler.finding(of: 0, in: document(blocks: "@objc class Hike {}")).finding.kind
        == .otherPlatform)
  }

  @Test func `a comment in place of a value is an elision`() {
    let document = document(blocks: "let photo = // ... download ...\nlet size = 1")

    let sources = FakeCompiler().finding(of: 0, in: document).sources

    #expect(document.blocks[0].syntax.elisions.map(\.kind) == [.expression])
    #expect(sources[0].contains("let photo = AuditProbe.elided()\n"))
  }

  @Test func `a comment in place of a thrown error is an elision`() {
    let block = document(blocks: "func load() throws {\n  throw // ... an error ...\n}").blocks[0]

    #expect(block.syntax.elisions.map(\.line) == [1])
    #expect(document(blocks: "func stop() {\n  return // ...\n}").blocks[0].syntax.elisions.isEmpty)
  }

  @Test func `a labeled loop is a program`() {
    let text = "outer: while true { break outer }"

    #expect(FakeCompiler().finding(of: 0, in: document(blocks: text)).finding.kind == .compiles)
  }

  @Test func `a collection literal whose type depends on its use is a fragment`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "heterogeneous collection literal could only be inferred to '[Any]'")
    ])

    #expect(
      compiler.finding(of: 0, in: document(blocks: "[1, \"a\"]")).finding.kind == .fragment)
    #expect(
      compiler.finding(of: 0, in: document(blocks: "let list = [1, \"a\"]")).finding.kind
        == .broken)
  }

  @Test func `a block with an error in a call on a literal is broken`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "value of type 'String' has no member 'upercased'")
    ])
    let text = "\"abc\".upercased() // \"ABC\""

    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == .broken)
  }

  @Test func `a comment that points at the line above announces an error`() {
    let text = "let n: Int = \"3\"\n//           ^~~ error: not an Int"
    let compiler = FakeCompiler(rules: [.init(line: 2, message: "cannot convert")])

    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == .errorOnPurpose)
  }

  @Test func `a member that the package declares for another platform isn't a mistake`() {
    let readme = article(
      file: "README.md", bytes: Array("```swift\nHike().publisher(in: queue)\n```\n".utf8)
    ).value
    let graph = """
      {"module": {"name": "Hikes"}, "symbols": [
        {"pathComponents": ["Hut"], "declarationFragments": [{"spelling": "struct Hut"}]},
        {"pathComponents": ["Hike"], "declarationFragments": [{"spelling": "struct Hike"}]}]}
      """
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "value of type 'Hike' has no member 'publisher'"),
      .init(line: 2, message: "cannot find 'queue' in scope"),
    ])
    let kind = { (owners: [String: Set<String>]) in
      compiler.finding(
        of: 0,
        in: Document(
          readme, modules: ["Hikes"], interface: declaring(graph),
          platformDeclarations: PlatformDeclarations(owners: owners))
      ).finding.kind
    }

    #expect(kind(["publisher": []]) == .otherPlatform)
    #expect(kind(["publisher": ["Hike"]]) == .otherPlatform)
    #expect(kind(["publisher": ["Walker"]]) == .otherPlatform)
    #expect(kind(["publisher": ["Hut"]]) == .broken)
    let own = Document(
      article(
        file: "README.md",
        bytes: Array("```swift\nstruct Hike {}\nHike().publisher(in: queue)\n```\n".utf8)
      ).value, modules: ["Hikes"],
      platformDeclarations: PlatformDeclarations(owners: ["publisher": []]))
    let moved = FakeCompiler(rules: compiler.rules.map { .init(line: 3, message: $0.message) })
    #expect(moved.finding(of: 0, in: own).finding.kind == .needsContext)
    #expect(kind([:]) == .broken)
  }

  @Test(arguments: ["Hike", "[Hike]"])
  func `a doc comment can use a member that isn't public`(type: String) {
    let text = "/// ```swift\n/// Hike().restart()\n/// ```\npublic struct Hike {}\n"
    let file = article(file: "Hike.swift", bytes: Array(text.utf8)).value
    let graph = """
      {"module": {"name": "Hikes"}, "symbols": [
        {"pathComponents": ["Hike"], "declarationFragments": [{"spelling": "struct Hike"}]}]}
      """
    let compiler = FakeCompiler(
      rules: [.init(line: 2, message: "value of type '\(type)' has no member 'restart'")],
      file: "Hike.swift")
    let kind = { (names: Set<String>) in
      compiler.finding(
        of: 0,
        in: Document(file, modules: ["Hikes"], interface: declaring(graph), sourceNames: names)
      ).finding.kind
    }

    #expect(kind(["restart"]) == .needsContext)
    #expect(kind([]) == .broken)
  }

  @Test func `code for several versions of an API is a fragment`() {
    let compiler = FakeCompiler(rules: [.init(line: 3, message: "cannot convert")])

    for comment in ["BEFORE: Hikes 4", "Before", "Hikes 4", "Old:"] {
      let text = "// \(comment)\nlet a: Int = \"\""
      #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == .fragment)
    }
    let text = "// Before the hike, convert\nlet a: Int = \"\""
    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == .broken)
  }
}
