import Testing
import WaymarkModel
import WaymarkReading

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings

/// Mistakes in the use of types that the document declares.
@Suite struct OwnMemberTests {
  private static let message = "value of type 'Trail' has no member 'length'"

  private func kind(_ declaration: String, _ other: String = "") -> BlockClass {
    let use = "print(Trail(name: \"Ridge\").length)"
    let document = document("```swift\n\(declaration)\n```\n\n\(other)\n\n```swift\n\(use)\n```\n")
    let block = document.blocks.last!
    let rule = FakeCompiler.Rule(line: block.snippet.lines[0].number, message: Self.message)
    return FakeCompiler(rules: [rule]).finding(of: block.index, in: document).finding.kind
  }

  @Test(
    arguments: [
      ("struct Trail {\n  var name: String\n}", BlockClass.broken),
      // The document leaves out members, or an attribute adds them.
      ("struct Trail {}", .needsContext),
      ("struct Trail {\n  var name: String\n  // other members\n}", .needsContext),
      ("struct Trail {\n  var name: String\n  ...\n}", .needsContext),
      ("@Model\nstruct Trail {\n  var name: String\n}", .needsContext),
    ])
  func `a missing member is a mistake only if its type is declared completely`(
    declaration: String, kind: BlockClass
  ) {
    #expect(self.kind(declaration) == kind)
  }

  @Test func `a member can be declared in another block or section`() {
    let trail = "struct Trail {\n  var name: String\n}"
    let hike = "```swift\nstruct Hike {\n  var length: Int\n}\n```"

    #expect(kind(trail, hike) == .needsContext)
    #expect(kind(trail, "## Lengths") == .needsContext)
  }

  @Test(
    arguments: [
      ("struct Trail {\n  var name: String\n}", "", BlockClass.broken),
      ("struct Trail {\n  var name: String\n}", "struct Trail: Path {}", .broken),
      // The document leaves out code, or the missing name can add the conformance.
      ("struct Trail {\n  var name: String\n  // ...\n}", "", .needsContext),
      ("struct Trail: Walk {\n  var name: String\n}", "", .needsContext),
      ("struct Trail {\n  var name: String\n}", "extension Trail: Path {}", .needsContext),
    ])
  func `a block whose own type lacks a conformance is broken despite a missing name`(
    declaration: String, other: String, kind: BlockClass
  ) {
    let code = "\(declaration)\nfind(Trail())"
    let document = document(blocks: other, code)
    let block = document.blocks[1]
    let lines = block.snippet.lines
    let compiler = FakeCompiler(rules: [
      .init(line: lines[0].number, message: "cannot find type 'Walk' in scope"),
      .init(
        line: lines.last!.number,
        message: "global function 'find' requires that 'Trail' conform to 'Path'"),
    ])

    #expect(compiler.finding(of: 1, in: document).finding.kind == kind)
  }

  @Test(arguments: [false, true])
  func `doc comments of different declarations can use one name for different types`(isSame: Bool) {
    let file = "Hikes.swift"
    let between = isSame ? "" : "func walk() {}\n\n"
    let text = """
      /// ```swift
      /// struct Trail {}
      /// ```
      \(between)/// ```swift
      /// find(Trail())
      /// ```
      func find() {}
      """
    let document = Document(article(file: file, bytes: Array(text.utf8)).value, modules: ["Hikes"])
    let line = document.blocks[1].snippet.lines[0].number
    let compiler = FakeCompiler(
      rules: [
        .init(line: line, message: "cannot find 'Trail' in scope") { $0.contains("struct Trail") },
        .init(line: line, message: "no exact matches in reference to instance method 'find'") {
          !$0.contains("struct Trail")
        },
      ], file: file)

    let found = compiler.finding(of: 1, in: document).finding

    #expect(found.kind == (isSame ? .broken : .needsContext))
  }

  @Test(
    arguments: [
      ("struct Trail: Path {\n  var name: String\n}", "", BlockClass.broken),
      // The document leaves out members.
      ("struct Trail: Path {\n  var name: String\n  // ...\n}", "", .needsContext),
      ("struct Trail: Path {}", "", .needsContext),
      // The missing name can be the reason.
      ("struct Trail: Path {\n  var name = hike.name\n}", "", .needsContext),
      // The protocol can have default implementations elsewhere.
      ("struct Trail: Walk {\n  var name: String\n}", "", .needsContext),
      ("struct Trail: Path {\n  var name: String\n}", "extension Trail { }", .needsContext),
      // The document shows the type step by step.
      ("struct Trail: Path {\n  var name: String\n}", "struct Trail { }", .needsContext),
    ])
  func `a block whose type lacks a protocol's requirement is broken despite a missing name`(
    declaration: String, other: String, kind: BlockClass
  ) {
    let graph = """
      {"module": {"name": "Hikes"}, "symbols": [
        {"kind": {"identifier": "swift.protocol"}, "pathComponents": ["Path"],
          "declarationFragments": [{"spelling": "protocol Path"}]}]}
      """
    let blocks = ["\(declaration)\nhike.walk(Trail())", other]
    let text = blocks.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
    let document = document(text, interface: declaring(graph))
    let name = declaration.contains("Walk") ? "Walk" : "Path"
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "type 'Trail' does not conform to protocol '\(name)'"),
      .init(line: 2 + declaration.count { $0 == "\n" } + 1, message: "cannot find 'hike' in scope"),
    ])

    #expect(compiler.finding(of: 0, in: document).finding.kind == kind)
  }

  @Test func `a declaration can misspell a name that several blocks use`() {
    let use = "throw TourError.closed"
    let similar = { (declaration: String) in
      let document = document(blocks: declaration, use, use)
      return document.similar(to: "TourError", in: document.blocks[1])
    }

    #expect(similar("enum TourErorr: Error { case closed }") == "TourErorr")
    #expect(similar("enum TourErorr: Error { case closed }\nlet error: TourErorr?") == "TourErorr")
    #expect(similar("enum TripError: Error { case closed }") == nil)
  }

  @Test func `text about an error that the block expects doesn't announce a failure`() {
    let place = SourceLocation(file: "README.md", line: 4, column: 1)
    let kind = { (lead: String, message: String) in
      let compiler = FakeCompiler(verdict: .failed, runtimeErrors: [Diagnostic(at: place, message)])
      return compiler.finding(
        of: 0, in: document("\(lead)\n\n```swift\n#expect(throws: Closed()) { walk() }\n```\n")
      ).finding.kind
    }
    let lacking = "Expectation failed: an error was expected but none was thrown"

    #expect(kind("An expected error:", lacking) == .broken)
    #expect(kind("This fails:", lacking) == .compiles)
    #expect(kind("An error:", "Expectation failed: 1 == 2") == .compiles)
  }
}
