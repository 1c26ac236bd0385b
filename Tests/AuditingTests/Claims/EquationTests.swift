import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings

/// Comments with equations that can also be lines of output.
@Suite struct EquationTests {
  @Test(
    arguments: [
      "func show(_ x: Int) { print(\"x = \\(x)\") }\nshow(3)\n// x = 3",
      "for x in [3] { print(\"x = \\(x)\") }\n// x = 3",
      "struct Hut { var x = 3 }\nprint(Hut())\n// x == 3",
    ])
  func `an equation about a variable declared in a body is read as output`(code: String) {
    let found = BlockSyntax(code).claims(following: nil)

    #expect(found.map(\.readings) == [[[code.hasSuffix("== 3") ? "x == 3" : "x = 3"]]])
    #expect(
      found.allSatisfy {
        switch $0.subject {
        case .item, .nested: true
        default: false
        }
      })
  }

  @Test(arguments: [("x = 3\n", true), ("x = 2\n", false)])
  func `an equation below a statement is true if the statement prints it`(
    output: String, holds: Bool
  ) {
    let claim = BlockSyntax("let x = 2\nprint(\"x = \\(x + 1)\")\n// x = 3").claims(following: nil)[
      0]
    let mark = { (text: String) in "\u{1}word \(text)\u{2}\n" }
    let report = ProbeSource(word: "word").report(
      in: mark("begin -1") + output + mark("value 0 ordered\u{3}2\u{3}2\u{3}2"))

    #expect(ClaimCheck(claim, number: 0, in: report).result == (holds ? .held : .differs("2")))
  }

  @Test func `a block isn't broken by an equation that doesn't compile`() {
    let document = document(blocks: "show(3)\n// x = 3")
    let mark = "\u{1}\(fingerprint(of: document.blocks[0].snippet.code)) begin -1\u{2}\n"
    let compiler = FakeCompiler(
      rules: [
        .init(
          line: 3, message: "cannot find 'x' in scope",
          isPrevented: { !$0.contains("AuditProbe.end(0, x)") })
      ], output: { _ in mark + "x = 3\n" }, verdict: .passed)

    #expect(compiler.finding(of: 0, in: document).finding.kind == .proved)
  }

  private func subjects(_ text: String) -> [Claim.Subject] {
    BlockSyntax("let day = last()\n// \(text)").claims(following: nil).map(\.subject)
  }

  @Test(
    arguments: [
      "day is of type Day? and equals Day.monday", "its value is [1, 2]",
      "day is an optional Int containing a value of 0", "day is 3, and is of type Int",
    ])
  func `a sentence can state the value of the variable above it`(text: String) {
    #expect(subjects(text).contains(.value("day", after: 0)))
  }

  @Test(arguments: ["day is inferred to be of type Day", "day is of type [String: Int]"])
  func `a sentence can state the type of the variable above it`(text: String) {
    #expect(subjects(text) == [.value("type(of: day)", after: 0)])
    #expect(subjects("day is of type Day or Week").isEmpty)
  }

  @Test(
    arguments: [
      ("[Int]", "Array<Int>", ClaimCheck.Result.held), ("Int?", "Optional<Int>", .held),
      ("[String: [Int]]", "Dictionary<String, Array<Int>>", .held),
      ("Int", "Double", .differs("Double")), ("Hike", "Walk", .unknown), ("Any", "Int", .unknown),
    ])
  func `shorthand types are compared in their full form`(
    shown: String, found: String, result: ClaimCheck.Result
  ) {
    let claim = Claim(
      subject: .value("type(of: day)", after: 0), readings: [[shown]], isExplicit: true, line: 1)
    var report = ProbeReport()
    report.values[0] = [found, found, found]

    #expect(ClaimCheck(claim, number: 0, in: report).result == result)
  }

  @Test func `an optional that contains another case differs from the stated case`() {
    let claim = BlockSyntax("let day = last()\n// day is of type Day? and equals Day.monday")
      .claims(following: nil)[0]
    var report = ProbeReport()
    report.values[0] = ["Optional(sunday)", "Optional(M.Day.sunday)", "sunday"]

    #expect(ClaimCheck(claim, number: 0, in: report).result == .differs(".sunday"))
  }
}
