import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Blocks whose results differ from the document in every context.
@Suite struct RunComparisonTests {
  /// Returns the finding for the last of three blocks, which runs after the first block or after
  /// both.
  private func finding(_ code: String, alone: [String], after: [String]) -> BlockFinding {
    finding(
      in: document(blocks: "var hikes = [1]", "hikes.append(2)", code), alone: alone, after: after)
  }

  /// Returns the finding for the last block of a document.
  ///
  /// - Parameters:
  ///   - alone: The results if the program doesn't append a hike.
  ///   - after: The results if it does.
  private func finding(in document: Document, alone: [String], after: [String]) -> BlockFinding {
    let last = document.blocks.count - 1
    let word = fingerprint(of: document.blocks[last].snippet.code)
    let compiler = FakeCompiler(
      output: { source in
        (source.contains("append") ? after : alone).enumerated().map {
          "\u{1}\(word) begin \($0)\u{2}\n\($1)\n\u{1}\(word) end \($0)\u{2}\n"
        }.joined()
      }, verdict: .passed)
    return compiler.finding(of: last, in: document).finding
  }

  @Test
  func `the report includes the result of running a block after only its context's declarations`() {
    let document = document(
      blocks: "var hikes = [1]\nhikes.append(2)",
      "hikes += [3]\nprint(hikes.count)\n// Prints \"3\"")
    let found = finding(in: document, alone: ["1"], after: ["2"])

    #expect(found.context == ["after the block on line 1"])
    #expect(
      found.notes.map(\.description) == [
        "README.md:9:1: error: the document states '3', but the result is '2'\n"
          + "  if the block runs after only the declarations of the block on line 1, the result is '1'"
      ])
  }

  @Test(
    arguments: [
      ("print(hikes.count)\n// Prints \"1\"", ["1"], ["2"], BlockClass.broken),
      ("print(hikes.count)\n// Prints \"2\"", ["1"], ["2"], .proved),
      ("hikes += [3]\nprint(hikes.count)\n// Prints \"2\"", ["2"], ["3"], .proved),
    ])
  func `a block must be run with a variable's current value unless it changes the variable`(
    code: String, alone: [String], after: [String], kind: BlockClass
  ) {
    #expect(finding(code, alone: alone, after: after).kind == kind)
  }

  @Test(
    arguments: [
      ("# Setup", "# Appending", "# Counting", BlockClass.proved),
      ("# Hikes", "# Hikes", "# Counting", .broken), ("# Hikes", "# Counting", "", .broken),
    ])
  func `a section can start again from the values that another section declares`(
    first: String, second: String, third: String, kind: BlockClass
  ) {
    let code = ["var hikes = [1]", "hikes.append(2)", "print(hikes.count)\n// Prints \"1\""]
    let headings = [first, first == second ? "" : second, third]
    let text = zip(headings, code).map { "\($0)\n\n```swift\n\($1)\n```\n" }

    #expect(
      finding(in: document(text.joined(separator: "\n")), alone: ["1"], after: ["2"]).kind == kind)
  }

  @Test func `changes made by a required block of the same section always apply`() {
    let document = document(
      blocks: "var hikes = [1]", "let hut = 3\nhikes.append(2)",
      "print(hikes.count + hut)\n// Prints \"4\"")

    #expect(finding(in: document, alone: ["4"], after: ["5"]).kind == .broken)
  }

  @Test func `a change that leaves out code doesn't invalidate a confirmed claim`() {
    let document = document(
      blocks: "var hikes = [1]", "hikes.append(...)", "print(hikes.count)\n// Prints \"1\"")

    #expect(finding(in: document, alone: ["1"], after: []).kind == .proved)
  }

  @Test func `a program that throws is tried with the blocks that use its variables`() {
    let document = document(
      blocks: "let hut = Hut()", "hut.enter(\"Ines\")", "print(try hut.first())")
    let error = Diagnostic(
      at: SourceLocation(file: "README.md", line: 10, column: 1), "Caught error: Empty()")
    let (finding, sources) = FakeCompiler(verdict: .failed, runtimeErrors: [error])
      .finding(of: 2, in: document)

    #expect(sources.map { $0.contains("hut.enter") } == [false, true])
    #expect(finding.kind == .compiles)
  }

  @Test func `the context in which the most claims hold is reported`() {
    let code = "print(hikes.count)\n// Prints \"2\"\nprint(hikes[0])\n// Prints \"3\""
    let found = finding(code, alone: ["1", "1"], after: ["2", "1"])

    #expect(found.kind == .broken)
    #expect(found.context == ["after the blocks on lines 1 and 5"])
    #expect(found.held == ["2"])
    #expect(found.notes.map(\.message) == ["the document states '3', but the result is '1'"])
  }

  @Test func `a larger context that prints the claimed lines in a different order is reported`() {
    let code = "for hike in hikes {\n  print(hike)\n}\n// Ridge\n// Lake"
    let found = finding(code, alone: ["Lake"], after: ["Lake\nRidge"])

    #expect(found.kind == .compiles)
    #expect(found.context == ["after the blocks on lines 1 and 5"])
  }

  @Test(
    arguments: [
      ("", "hikes.append(3)"), ("Add another hike:", "hikes += [3]"),
    ])
  func `a block that repeats an earlier change isn't tried with the initial values`(
    lead: String, change: String
  ) {
    let document = document(
      "```swift\nvar hikes = [1]\nhikes.append(3)\n```\n\n\(lead)\n\n```swift\n\(change)\n"
        + "print(hikes.count)\n// Prints \"2\"\n```\n")

    #expect(finding(in: document, alone: ["2"], after: ["3"]).kind == .broken)
  }
}
