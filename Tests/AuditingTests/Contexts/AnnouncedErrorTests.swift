import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Comments, sentences, and headings that announce or explain an error.
@Suite struct AnnouncedErrorTests {
  private func finding(_ text: String, _ rules: [FakeCompiler.Rule]) -> BlockFinding {
    FakeCompiler(rules: rules).finding(of: 0, in: document(text)).finding
  }

  @Test func `an error that a comment quotes can be reported on another line`() {
    let text =
      "```swift\nlet hike = Hike()\nhike.end()\nhike.end()  // error: 'hike' used twice\n```\n"

    #expect(finding(text, [.init(line: 2, message: "'hike' used twice")]).kind == .errorOnPurpose)
    #expect(finding(text, [.init(line: 2, message: "'hike' is unused")]).kind == .broken)
  }

  @Test(
    arguments: [
      ("let hike: (to: Hut) -> Int  // Error", BlockClass.errorOnPurpose),
      ("let hike: (to: Hut) -> Int  // a label", .fragment),
    ])
  func `one of several versions of a declaration can be marked as an error`(
    code: String, kind: BlockClass
  ) {
    let text = "```swift\n\(code)\nlet hike: (Hut) -> Int  // OK\n```\n"
    let rules = [
      FakeCompiler.Rule(line: 2, message: "function types cannot have argument labels"),
      .init(line: 3, message: "invalid redeclaration of 'hike'"),
    ]

    #expect(finding(text, rules).kind == kind)
  }

  @Test(
    arguments: [
      "This doesn't build:", "The following is an error:", "Changing it like this is not allowed:",
      "The compiler rejects this.", "A constant can't be written to, so this is illegal:",
      "Code such as this can't be compiled:", "Constants are no longer valid here. For example:",
      "In Swift 5, an error is reported:", "Changes have been banned:",
      "An example of invalid code is a second value:",
    ])
  func `a sentence can announce an error in various words`(lead: String) {
    let text = "\(lead)\n\n```swift\nhike.length = 3\n```\n"

    #expect(FakeCompiler().finding(of: 0, in: document(text)).finding.kind == .compiles)
    #expect(
      finding(text, [.init(line: 4, message: "'hike' is a 'let' constant")]).kind == .errorOnPurpose
    )
  }

  @Test(
    arguments: [
      ("This will now be diagnosed as an error.", BlockClass.errorOnPurpose),
      ("The compiler now rejects this.", .errorOnPurpose),
      ("The last line is rejected. Use a variable.", .errorOnPurpose),
      ("This is a constant. This is therefore diagnosed as invalid.", .errorOnPurpose),
      ("A variable. A constant. The last line is rejected.", .broken),
      ("The error is thrown.", .broken),
      ("The compiler infers the type.", .broken), ("The following is an error:", .broken),
      ("It is an error if no value is given.", .broken),
    ])
  func `the sentence below a block can state that the block is rejected`(
    trail: String, kind: BlockClass
  ) {
    let text = "```swift\nlet hike = 1\nhike = 3\n```\n\n\(trail)\n"

    #expect(finding(text, [.init(line: 3, message: "'hike' is a 'let' constant")]).kind == kind)
    #expect(document(text + "\n```swift\nprint(hike)\n```\n").finder.context(of: 1) == [0])
  }

  @Test(
    arguments: [
      "doesn't build", "this is an error", "no longer works", "won't compile", "illegal", "🚫",
      "isn't allowed here",
      "this can't be compiled", "compiler error", "shorter: a string isn't a number",
    ])
  func `a comment can announce an error in various words`(comment: String) {
    let text = "```swift\nlet hike = 1\nlet walk: String = hike  // \(comment)\n```\n"
    let isOwn = comment.hasPrefix("shorter")

    #expect(
      finding(text, [.init(line: 3, message: "cannot convert")]).kind
        == (isOwn ? .broken : .errorOnPurpose))
  }

  @Test(
    arguments: [
      ("// Calls Darwin.stat()", BlockClass.otherPlatform), ("// Calls Hikes.stat()", .broken),
    ])
  func `a block whose comment names a module of another platform is for that platform`(
    comment: String, kind: BlockClass
  ) {
    let text = "```swift\n\(comment)\nlet status = status(1)\n```\n"

    #expect(finding(text, [.init(line: 3, message: "cannot convert value")]).kind == kind)
  }

  @Test func `malformed code in a section about malformed code is intentional`() {
    let code = "## Names\n\n```swift\nfunc () {}\n```\n"
    let rule = FakeCompiler.Rule(line: 5, message: "expected identifier in function declaration")

    #expect(finding("# Parser recovery\n\(code)", [rule]).kind == .errorOnPurpose)
    #expect(finding("# Ambiguities with walks\n\(code)", [rule]).kind == .errorOnPurpose)
    #expect(finding("# Functions\n\(code)", [rule]).kind == .broken)
  }

  @Test(
    arguments: [
      ("Before:", BlockClass.fragment), ("**Before** (Hikes 2):", .fragment),
      ("Old way:", .fragment),
      ("Before you walk:", .broken), ("After:", .broken),
    ])
  func `code introduced by 'Before' or 'Old way' isn't broken`(lead: String, kind: BlockClass) {
    let code = "```swift\nHike.push()\n```\n"
    let rule = { FakeCompiler.Rule(line: $0, message: "type 'Hike' has no member 'push'") }

    #expect(finding("\(lead)\n\n\(code)", [rule(4)]).kind == kind)
    #expect(finding("### \(lead)\n\n\(code)", [rule(4)]).kind == kind)
  }

  @Test(
    arguments: [
      ("# Swift 2.0\n### Hikes\n", true), ("# Swift 3\n", true), ("# Swift 5.1\n", false),
      ("# Swift 3D\n", false), ("# Hikes 2.0\n", false),
    ])
  func `code for a Swift version that the compiler no longer accepts isn't broken`(
    headings: String, isOld: Bool
  ) {
    let code = "print(1 + 1)\n// Prints \"3\""
    let document = document("\(headings)\n```swift\nHike.push()\n```\n\n```swift\n\(code)\n```\n")
    let word = fingerprint(of: document.blocks[1].snippet.code)
    let compiler = FakeCompiler(
      rules: [
        .init(
          line: document.blocks[0].snippet.lines[0].number,
          message: "type 'Hike' has no member 'push'")
      ],
      output: { _ in "\u{1}\(word) begin 0\u{2}\n2\n\u{1}\(word) end 0\u{2}\n" }, verdict: .passed)

    let kinds = [0, 1].map { compiler.finding(of: $0, in: document).finding.kind }

    #expect(kinds == (isOld ? [.fragment, .compiles] : [.broken, .broken]))
  }

  @Test(
    arguments: [
      ("# Walking Manifesto", BlockClass.needsContext),
      ("This document is out of date.", .needsContext),
      ("It proposes\nseveral new features.", .needsContext), ("# Walking", .broken),
      ("See the walking manifesto.", .broken),
    ])
  func `invalid code in a vision document or an outdated document isn't broken`(
    head: String, kind: BlockClass
  ) {
    let document = document("\(head)\n\n## Walks\n\n```swift\nwalk hike try\n```\n")
    let line = document.blocks[0].snippet.lines[0].number
    let compiler = FakeCompiler(rules: [.init(line: line, message: "consecutive statements")])

    #expect(compiler.finding(of: 0, in: document).finding.kind == kind)
  }

  @Test(
    arguments: [
      ("# Alternatives considered\n", BlockClass.needsContext),
      ("# Alternatives considered\n## Stacks\n", .needsContext),
      ("# Alternatives considered\n# Usage\n", .broken), ("# Alternative hikes\n", .broken),
      ("### Alternative 2: A stack of hikes\n", .needsContext),
      ("# Future directions\n", .needsContext), ("# Other options considered\n", .needsContext),
      ("# Should there be hikes?\n", .needsContext), ("# What walkers should know\n", .broken),
      ("# Usage\n\nWe also considered a stack.\n", .needsContext),
      ("# Usage\n\nThis design would be shorter:\n", .needsContext),
      ("# Usage\n\nWe considered this. The following code is shorter:\n", .broken),
      ("# Usage\n\nThis API was rejected:\n", .needsContext),
      ("# Usage\n\n**Original Proposal**:\n", .needsContext),
      ("# Usage\n", .broken),
    ])
  func `a block isn't broken if it uses an API that was only proposed`(
    heading: String, kind: BlockClass
  ) {
    let document = document(heading + "\n```swift\nHike.push()\n```\n")
    let line = document.blocks[0].snippet.lines[0].number
    let compiler = FakeCompiler(rules: [
      .init(line: line, message: "type 'Hike' has no member 'push'")
    ])

    #expect(compiler.finding(of: 0, in: document).finding.kind == kind)
  }

  @Test(
    arguments: [
      ("We considered another syntax:", "", BlockClass.needsContext), ("Write this:", "", .broken),
      ("Write this:", "// Strawman syntax", .needsContext),
      ("# Future versions", "", .needsContext),
      ("# Proposed rules", "", .needsContext), ("# Proposed solution", "", .broken),
    ])
  func `a block isn't broken if it uses syntax that was only considered`(
    lead: String, comment: String, kind: BlockClass
  ) {
    let found = finding(
      "\(lead)\n\n```swift\n\(comment)\nHike(walk try)\n```\n",
      [.init(line: 5, message: "expected ',' separator")])

    #expect(found.kind == kind)
  }
}
