import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Programs that stop although the document doesn't announce it.
@Suite struct TrapTests {
  private static let range = "Fatal error: Index out of range"
  private static let nothing =
    "Fatal error: Unexpectedly found nil while unwrapping an Optional value"

  private func finding(
    _ text: String, _ message: String, line: Int = 2, reason: Diagnostic.Reason? = nil
  ) -> BlockFinding {
    let place = SourceLocation(file: "README.md", line: line, column: 1)
    let compiler = FakeCompiler(
      verdict: message.hasPrefix("Caught") ? .failed : .crashed,
      runtimeErrors: [
        Diagnostic(at: place, message, hint: reason.map { _ in "walk on" }, reason: reason)
      ])
    return compiler.finding(of: 0, in: document(text)).finding
  }

  @Test(
    arguments: [
      ("let third = [1, 2][2]", range), ("let bob = ages[\"Bob\"]!", nothing),
      ("big += 1", "Swift runtime failure: arithmetic overflow"),
      ("let days = 3...1", "Fatal error: Range requires lowerBound <= upperBound"),
      ("hut.add(guests: 12)", "Precondition failed: Hut capacity overflow"),
    ])
  func `a block with a trap that depends only on the code is broken unless the trap is announced`(
    code: String, message: String
  ) {
    let found = finding("```swift\n\(code)\n```\n", message)

    #expect(found.kind == .broken)
    #expect(
      found.notes.map(\.description) == [
        "README.md:2:1: error: the program stops here: \(message)\n"
          + "  if that is intended, write '// runtime error' next to the code"
      ])
    #expect(finding("```swift\n\(code)  // runtime error\n```\n", message).kind == .trapOnPurpose)
    #expect(finding("This fails:\n\n```swift\n\(code)\n```\n", message).kind == .compiles)
  }

  @Test(
    arguments: [
      ("let home = ProcessInfo.processInfo.environment[\"HIKES\"]!", nothing),
      ("let name = CommandLine.arguments[1]", range),
      ("let hikes = [Hike](); hikes[0]", range),
      ("let all: [Hike] = []; all[0]", range), ("let data = Data(); data[0]", range),
      (
        "let hike = try! load()",
        "Fatal error: 'try!' expression unexpectedly raised an error: Lost"
      ),
      ("precondition(length > 0)", "Precondition failed"),
      ("walk(hike)", "Fatal error: there is no path"),
    ])
  func `a trap that can depend on the machine or on omitted data is only a warning`(
    code: String, message: String
  ) {
    let found = finding("```swift\n\(code)\n```\n", message)

    #expect(found.kind == .compiles)
    #expect(found.notes.map(\.severity) == [.warning])
    #expect(found.notes.map(\.message) == ["the program stops here: \(message)"])
  }

  @Test func `an error that ends a program is shown as a warning unless the block throws it`() {
    let message = "Caught error: NoPath()"

    #expect(finding("```swift\ntry walk()\n```\n", message).notes.map(\.severity) == [.warning])
    #expect(
      finding("```swift\nthrow NoPath()\n```\n", message).notes.map(\.severity) == [.error])
  }

  @Test func `the addresses in the message of a failed cast are left out`() {
    let message = "Could not cast value of type 'Swift.String' (0x7f1) to 'Swift.Int' (0x7f2)."
    let found = finding("```swift\nlet age = name as! Int\n```\n", message)

    #expect(
      found.notes.map(\.message) == [
        "the program stops here: Could not cast value of type 'Swift.String' to 'Swift.Int'."
      ])
  }

  @Test(arguments: [
    ("let hikes = [1]", BlockClass.broken), ("var hikes = [1]; hikes += [2]", .compiles),
  ])
  func `a trap that can depend on the order of blocks is only a warning`(
    code: String, kind: BlockClass
  ) {
    let place = SourceLocation(file: "README.md", line: 6, column: 1)
    let compiler = FakeCompiler(
      verdict: .crashed, runtimeErrors: [Diagnostic(at: place, Self.range)])

    #expect(compiler.finding(of: 1, in: document(blocks: code, "hikes[3]")).finding.kind == kind)
  }

  @Test func `a call to 'exit' isn't reported as an unexpected stop and gets no hint`() {
    let text = "```swift\nexit(3)\n```\n"

    for reason in [Diagnostic.Reason.exit, .failedExit] {
      let notes = finding(text, "ended", reason: reason).notes
      #expect(notes.map(\.message) == ["ended"])
      #expect(notes.map(\.hint) == [nil])
    }
    #expect(finding(text, "ended").notes.map(\.message) == ["the program stops here: ended"])
  }

  @Test(arguments: [
    ("Fatal error: no such hut", BlockClass.broken),
    ("Swift runtime failure: Index out of range", .trapOnPurpose),
    ("the process ended with signal 5", .trapOnPurpose),
  ])
  func `a quoted message of the standard library must match, but the kind of trap can differ`(
    message: String, kind: BlockClass
  ) {
    let text = "```swift\nprint(1)\nall[9]  // Fatal error: Index out of range\n```\n"

    #expect(finding(text, message, line: 3).kind == kind)
  }
}
