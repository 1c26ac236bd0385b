import Testing
import WaymarkModel
import WaymarkReading

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Documents whose blocks build on each other, as in a book.
@Suite struct SequenceTests {
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

  @Test func `the result of a smaller context is kept if a larger one doesn't compile`() {
    let document = document(
      blocks: "var mode = 1", "mode = 2\nmode += \"a\"", "print(mode) // Prints \"2\"")
    let word = fingerprint(of: document.blocks[2].snippet.code)
    let compiler = FakeCompiler(
      rules: [.init(line: 7, message: "cannot convert")],
      output: { _ in "\u{1}\(word) begin 0\u{2}\n1\n\u{1}\(word) end 0\u{2}\n" })

    let finding = compiler.finding(of: 2, in: document).finding

    #expect(finding.kind == .broken)
    #expect(finding.notes.map(\.message) == ["the document states '2', but the result is '1'"])
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
  func `a block isn't broken if the package shadows a name of the standard library`(
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
      var proof = Proof(example: example.id, verdict: .compiled)
      proof.output = "\u{1}\(word) begin 0\u{2}\n\(result)\n\u{1}\(word) end 0\u{2}\n"
      search.add(AttemptResult(proof, of: example))
    }

    #expect(search.finding?.kind == kind)
    #expect(search.finding?.context == (kind == .proved ? ["without the package"] : []))
  }
}
