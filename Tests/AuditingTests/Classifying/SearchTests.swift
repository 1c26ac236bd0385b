import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

@Suite struct SearchTests {
  @Test func `a block that compiles alone takes one attempt`() {
    let (finding, sources) = FakeCompiler().finding(of: 0, in: document(blocks: "let one = 1"))

    #expect(finding.kind == .compiles)
    #expect(finding.attempts == 1)
    #expect(finding.context == [])
    #expect(sources.count == 1)
  }

  @Test func `a type of the toolchain is tried in place of the document's type of the same name`() {
    let compiler = FakeCompiler(rules: [
      .init(
        line: 6, message: "cannot convert value", isPrevented: { !$0.contains("protocol Copyable") }
      )
    ])
    let document = document(
      blocks: "protocol Copyable {}", "struct Hike: ~Copyable {}")

    let (finding, sources) = compiler.finding(of: 1, in: document)

    #expect(finding.kind == .compiles)
    #expect(finding.context == [])
    #expect(sources.count == 2)
  }

  @Test func `a block that redeclares a type of the toolchain is left out of all later attempts`() {
    let compiler = FakeCompiler(rules: [
      .init(
        line: 6, message: "cannot convert value", isPrevented: { !$0.contains("protocol Copyable") }
      ),
      .init(
        line: 6, message: "value of type 'String' has no member 'walk'",
        isPrevented: { $0.contains("import Foundation") }),
    ])
    let document = document(
      blocks: "protocol Copyable {}", "struct Hike: ~Copyable { let name = \"\".walk() }")

    let (finding, sources) = compiler.finding(of: 1, in: document)

    #expect(finding.kind == .compiles)
    #expect(finding.context == ["with Foundation"])
    #expect(sources.count == 3)
  }

  @Test func `declarations of other sections are left out if the block compiles without them`() {
    let rule = FakeCompiler.Rule(line: 10, message: "cannot convert value") {
      !$0.contains("class Lake")
    }
    let document = document(
      "# Swims\n\n```swift\nclass Lake {}\n```\n\n# Walks\n\n```swift\nlet lake: Lake = 1\n```\n")

    let finding = FakeCompiler(rules: [rule]).finding(of: 1, in: document).finding

    #expect(finding.kind == .compiles)
    #expect(finding.context == [])
  }

  @Test func `a variable is made global if a function in the same block uses it`() {
    let (_, sources) = FakeCompiler().finding(
      of: 0, in: document(blocks: "var count = 0\nfunc add() { count += 1 }"))

    #expect(sources[0].contains("nonisolated(unsafe) internal\nvar count = 0"))
  }

  @Test func `an extension is never put into a 'do' statement`() {
    let document = document(
      blocks: "extension Hike { var length: Int { 1 } }\nlet hike = 1",
      "extension Hike { var name: Int { hike } }\nlet hike = 2")

    let (_, sources) = FakeCompiler().finding(of: 1, in: document)

    #expect(!sources[0].contains("do {"))
  }

  @Test func `a variable whose initial value can throw is never made global`() {
    let (_, sources) = FakeCompiler().finding(
      of: 0, in: document(blocks: "let hike = try load()\nfunc walk() { print(hike) }"))

    #expect(sources[0].contains("do {\nlet hike = try load()"))
  }

  @Test func `an earlier declaration doesn't replace a declaration that doesn't compile`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 6, message: "cannot find 'load' in scope"),
      .init(line: 10, message: "cannot find 'trail' in scope") { $0.contains("let trail") },
    ])
    let document = document(blocks: "let trail = 1", "let trail = load()", "print(trail)")

    let (finding, sources) = compiler.finding(of: 2, in: document)

    #expect(finding.kind == .needsContext)
    #expect(!sources.contains { $0.contains("let trail = 1") })
  }

  @Test(
    arguments: [
      ("invalid redeclaration of 'hike'", BlockClass.fragment),
      ("conflicting conformance of 'hike' to protocol 'Walk'", .fragment),
      ("expected '{' in body of function declaration", .interface),
      ("value of type 'FileHandle' has no member 'bytes'", .otherPlatform),
      ("no such module 'Trails'", .needsContext), ("no such module 'SwiftUI'", .otherPlatform),
      ("cannot find 'UIColor' in scope", .otherPlatform),
      ("type 'Hike.Type' expected to be instance of class or other type", .otherPlatform),
      ("call can throw but is not marked with 'try'", .broken),
      ("'Hike' is ambiguous for type lookup in this context", .needsContext),
    ])
  func `the compiler's error determines the class of a block`(message: String, kind: BlockClass) {
    let compiler = FakeCompiler(rules: [.init(line: 2, message: message)])

    #expect(compiler.finding(of: 0, in: document(blocks: "let hike = walk()")).finding.kind == kind)
  }

  @Test func `a program is called with the arguments in the transcript that follows`() {
    let document = document(
      """
      ```swift
      @main struct Walk: ParsableCommand {
        @Argument var name: String
        func run() { print(name) }
      }
      ```

      ```
      $ walk Anna
      Anna
      $ walk --help
      USAGE: walk <name>
      ```
      """)
    let word = fingerprint(of: document.blocks[0].snippet.code)

    let (finding, sources) = FakeCompiler(output: { _ in
      "\u{1}\(word) begin 0\u{2}\nAnna\n\u{1}\(word) end 0\u{2}\n"
    }).finding(of: 0, in: document)

    #expect(sources[0].contains("try await Walk.main([\"Anna\"])"))
    #expect(sources[0].contains("try await Walk.main([\"--help\"])"))
    #expect(!sources[0].contains("@main"))
    #expect(finding.kind == .proved)
    #expect(finding.held == ["Anna"])
  }

  @Test func `the header of a type is an interface and isn't context for other blocks`() {
    let document = document(blocks: "@frozen struct Hike<Step>", "let hike: Hike = [1]")

    #expect(FakeCompiler().finding(of: 0, in: document).finding.kind == .interface)
    #expect(document.finder.context(of: 1) == [])
  }

  @Test func `an error can be marked below its line, as in the compiler's output`() {
    let compiler = FakeCompiler(rules: [.init(line: 2, message: "'items' used after consume")])
    let text = "let items = consume()\n//  `- error: 'items' used after consume\nprint(items)"

    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == .errorOnPurpose)
  }

  @Test func `a function that uses 'self' is a member`() {
    let document = document(blocks: "func walk() { self.start() }", "let type = Int.self")

    #expect(document.blocks[0].syntax.shape == .members)
    #expect(document.blocks[1].syntax.shape == .program)
  }

  @Test func `a property wrapper for classes is compiled in a class`() {
    let message = "'wrappedValue' is unavailable: only available on properties of classes"
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: message) { $0.contains("class AuditEnclosure") }
    ])

    let finding = compiler.finding(of: 0, in: document(blocks: "@Tracked var hike = 1")).finding

    #expect(finding.kind == .compiles)
    #expect(finding.context == ["in a class"])
  }
}
