import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings

/// Errors that a document announces but that don't occur, or that differ from the reported ones.
@Suite struct ExpectedFailureTests {
  private func finding(
    _ code: String, _ message: String? = nil, verdict: Verdict = .passed, head: String = ""
  ) -> BlockFinding {
    let document = document("\(head)\n\n```swift\n\(code)\n```\n")
    let line = document.blocks[0].snippet.lines[0].number
    let rules = message.map { [FakeCompiler.Rule(line: line, message: $0)] } ?? []
    return FakeCompiler(rules: rules, verdict: verdict).finding(of: 0, in: document).finding
  }

  @Test func `a block that compiles is broken if a comment quotes a compiler error`() {
    let code = "hike = 12  // error: cannot assign to value: 'hike' is a 'let' constant"
    let found = finding(code)

    #expect(found.kind == .broken)
    #expect(
      found.notes.map(\.message) == ["the document states that this doesn't compile, but it does"])
    #expect(finding("walk()  // error: the hut is closed").kind == .compiles)
    let proposal = "* Authors: Ada\n* Status: **Accepted**"
    #expect(finding(code, head: proposal).kind == .compiles)
  }

  @Test(
    arguments: [
      ("cannot find 'limits' in scope", BlockClass.needsContext),
      ("incorrect argument label in call (have 'a:', expected 'b:')", .broken),
      ("cannot assign to value: 'limit' is a 'let' constant", .errorOnPurpose),
      ("left side of mutating operator isn't mutable", .errorOnPurpose),
    ])
  func `a mistake in a name or a label isn't the error that a comment quotes`(
    message: String, kind: BlockClass
  ) {
    let code = "Hike.limit = 12  // error: cannot assign to value"

    #expect(finding(code, message).kind == kind)
  }

  @Test func `a quoted error that mentions a label announces an error about a label`() {
    let message = "incorrect argument label in call (have 'a:', expected 'b:')"

    #expect(
      finding("walk(a: 1)  // error: cannot call this with label 'a'", message).kind
        == .errorOnPurpose)
  }

  @Test(
    arguments: [
      ("Throw an error if the input is invalid:", BlockClass.broken),
      ("Stop when a name isn't allowed:", .broken), ("This input is invalid:", .errorOnPurpose),
    ])
  func `a sentence about a condition doesn't announce an error`(lead: String, kind: BlockClass) {
    #expect(finding("hike.length = 3", "'hike' is a 'let' constant", head: lead).kind == kind)
  }

  @Test(
    arguments: [
      ("This doesn't compile:", BlockClass.broken),
      ("The following declaration fails to compile, because a case is missing:", .broken),
      // These sentences can describe other code, or another compiler.
      ("This doesn't compile if the hut is closed:", .compiles),
      ("This didn't compile:", .compiles), ("This doesn't compile.", .compiles),
    ])
  func `a block that compiles is broken if the sentence above introduces it as an error`(
    lead: String, kind: BlockClass
  ) {
    #expect(finding("walk()", head: lead).kind == kind)
    let proposal = "* Authors: Ada\n* Status: **Accepted**\n\n"
    #expect(finding("walk()", head: proposal + lead).kind == .compiles)
  }

  @Test func `a sentence above a block in another language doesn't announce an error`() {
    let head = "This doesn't compile:\n\n```text\nHuts are closed.\n```"

    #expect(finding("walk()", head: head).kind == .compiles)
  }

  @Test func `a cross mark without text doesn't announce an error about a misspelled name`() {
    let message = "cannot find type 'Stirng' in scope"

    #expect(finding("let name: Stirng = 1  // ❌", message).kind != .errorOnPurpose)
    #expect(finding("let name: Stirng = 1  // ❌ misspelled", message).kind == .errorOnPurpose)
    let document = document(blocks: "let name: Stirng = true  // ❌")
    let rules = [
      FakeCompiler.Rule(line: 2, message: message),
      FakeCompiler.Rule(line: 2, message: "'name' is a 'let' constant"),
    ]
    #expect(
      FakeCompiler(rules: rules).finding(of: 0, in: document).finding.kind != .errorOnPurpose)
    #expect(
      finding("let name: Hut = 1  // ❌", "cannot find type 'Hut' in scope").kind
        == .errorOnPurpose)
  }

  @Test(
    arguments: [
      ("Error", true), ("Error: the hut is closed", true), ("This is an error.", true),
      ("Invalid, because huts are closed", true), ("this will report an error", true),
      ("Error handling", false), ("an error was thrown", false), ("Errors: 2", false),
      ("invalid hut", false),
    ])
  func `a comment that calls code an error is reported as a warning if the code runs`(
    comment: String, isClaim: Bool
  ) {
    let found = finding("let hut = Hut()\nhut.open()  // \(comment)")

    #expect(found.kind == .compiles)
    #expect(
      found.notes.map(\.description)
        == (isClaim
          ? [
            "README.md:5:1: warning: the document states '\(comment)', but the block compiles and "
              + "runs without an error\n  correct the code, or the comment"
          ] : []))
  }

  @Test func `a comment can state in various words that code doesn't compile`() {
    for comment in [
      "This will not compile", "this example will not compile, and will report an error",
      "This will report a compile-time error.",
    ] {
      #expect(finding("walk()  // \(comment)").kind == .broken, "\(comment)")
    }
  }
}
