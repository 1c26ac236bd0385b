import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings

/// Text that is meant as a result but differs from the actual result.
@Suite struct OutputMistakeTests {
  /// Returns the check of a block's first claim against its output.
  private func check(_ text: String, printing output: String) -> ClaimCheck {
    let marked = "\u{1}word begin 0\u{2}\n\(output)\n\u{1}word end 0\u{2}\n"
    return ClaimCheck(
      BlockSyntax(text).claims(following: nil)[0], number: 0,
      in: ProbeSource(word: "word").report(in: marked))
  }

  @Test(
    arguments: [
      ("print(hut.name, hut.beds)  // Ridge 4", "Ridge 40", true),
      ("print(hike)\n// Start early", "START EARLY", true),
      ("print(hike)\n// Lake: 3 miles", "Lake, 3 miles", true),
      ("for n in all { print(n, terminator: \" \") }\n// 10 5", "10 5 0", true),
      ("for n in all { print(n) }\n// walk 1\n// walk 3", "walk 1\nwalk 2\nwalk 3", true),
      ("print(hike)  // the name of the hike", "Ridge", false),
      ("print(hike)  // Max", "Ada", false),
    ])
  func `a comment that almost matches the output is a mistake`(
    text: String, output: String, isMistake: Bool
  ) {
    let check = check(text, printing: output)

    #expect(check.result == .differs(output))
    #expect(check.claim.isBinding == isMistake)
  }

  @Test(
    arguments: [
      ("// Prints \"Loading...\"", "Loading complete", false),
      ("// Prints \"Loading…\".", "Loading complete", false),
      ("// Prints \"Loading...\"", "Loading...", true),
      (
        "// Prints \"Loading the first of all maps of the area...\"",
        "Loading the first of all maps of the area now", true
      ),
      ("// Prints \"[1, 2, ...]\"", "[1, 2, 3]", true),
      ("// Prints \"3.14...\"", "3.1415", true),
    ])
  func `dots after a word can be part of the output`(text: String, output: String, holds: Bool) {
    let check = check("print(text)\n\(text)", printing: output)

    #expect(check.result == (holds ? .held : .differs(output)))
    #expect(!check.claim.isTentative)
    #expect(check.claim.isBinding == holds)
  }

  @Test(
    arguments: [
      ("// Prints \"1 2\"", false), ("// Prints \"1, 2\".", false), ("// 1 2", true),
      ("// Prints: 1, 2", true), ("// Prints \"1\"\n// Prints \"2\"", true),
    ])
  func `quoted text on one line doesn't match output on several lines`(text: String, holds: Bool) {
    let check = check("for n in 1...2 { print(n) }\n\(text)", printing: "1\n2")

    #expect(check.result == (holds ? .held : .differs("1\n2")))
    #expect(!check.claim.isTentative)
    #expect(holds || !check.claim.isBinding)
  }

  /// Returns the class of a block that prints the output. The text and a block with the shown lines
  /// follow it.
  private func kind(
    _ shown: String, after text: String = "", of code: String = "print(hike)",
    printing output: String
  ) -> BlockClass {
    let document = document("```swift\n\(code)\n```\n\(text)\n```\(shown)\n```\n")
    let word = fingerprint(of: document.blocks[0].snippet.code)
    let compiler = FakeCompiler(
      output: { _ in "\u{1}\(word) begin -1\u{2}\n\(output)\n" }, verdict: .passed)
    return compiler.finding(of: 0, in: document).finding.kind
  }

  @Test func `a single line below a block is a mistake if it only resembles the output`() {
    #expect(kind("\nRidge to Lake", printing: "Ridge to Lake") == .proved)
    #expect(kind("\nRidge to Hut", printing: "Ridge to Lake") == .broken)
    #expect(kind("\nridge to lake", printing: "Ridge to Lake") == .broken)
    #expect(kind("\nSee the map", printing: "Ridge to Lake") == .compiles)
  }

  @Test func `a block that the text announces as output must match the output`() {
    #expect(kind("\nSee the map", after: "This prints:\n", printing: "Ridge") == .broken)
    #expect(kind("\nSee the map", after: "See also:\n", printing: "Ridge") == .compiles)
    #expect(kind("json\n{\"a\": 1}", after: "This prints:\n", printing: "{\"a\":2}") == .broken)
    #expect(kind("json\n{\"a\": 1}", after: "This prints:\n", printing: "{\"a\":1}") == .compiles)
    #expect(kind("json\n{\"a\": 1}", printing: "{\"a\":2}") == .compiles)
  }

  @Test(arguments: ["json", "yaml", "xml"])
  func `a data block below a program counts as output only if it equals the program's output`(
    language: String
  ) {
    #expect(kind("\(language)\na: 1\nb: 2", printing: "a: 1\nb: 2") == .proved)
    #expect(kind("\(language)\na: 1\nb: 3", printing: "a: 1\nb: 2") == .compiles)
    #expect(kind("python\na: 1\nb: 2", printing: "a: 1\nb: 2") == .compiles)
  }

  @Test func `lines in a different order are a mistake unless the order can vary`() {
    let shown = "\nLake\nRidge"

    #expect(kind(shown, printing: "Ridge\nLake") == .broken)
    #expect(kind(shown, of: "print(Set(hikes))", printing: "Ridge\nLake") == .compiles)
  }

  @Test(
    arguments: [
      ("heights[\"Lake\"]  // => nil", "0", true), ("Int(\"twelve\")  // 12", "nil", true),
      ("hikes.firstIndex(of: hike)  // Optional(1)", "0", true),
      ("hikes.first  // nil", "Hike()", false),
    ])
  func `a number in a comment is refuted by 'nil' or another number, and 'nil' by a number`(
    text: String, value: String, isDifferent: Bool
  ) {
    let marks = "\u{1}word value 0 ordered\u{3}\(value)\u{3}\(value)\u{3}\(value)\u{2}\n"
    let check = ClaimCheck(
      BlockSyntax(text).claims(following: nil)[0], number: 0,
      in: ProbeSource(word: "word").report(in: marks))

    #expect(check.result == (isDifferent ? .differs(value) : .unknown))
  }

  @Test(
    arguments: [
      ("hike.walk()\nprint(hike)\n// Hikes 4", BlockClass.broken),
      ("hike.walk()\nprint(hike)  // Hikes 4", .broken),
      ("// Hikes 4\nhike.walk()", .fragment),
      ("print(hike)\n// Hikes 4\nhike.walk()", .fragment),
    ])
  func `a comment after a statement that prints isn't read as the version of an API`(
    text: String, kind: BlockClass
  ) {
    let compiler = FakeCompiler(rules: [.init(line: 2, message: "cannot convert value")])

    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == kind)
  }

  @Test func `a wrong word next to 'print' is a mistake only if three other comments are right`() {
    let kind = { (comments: [String]) in
      let code = comments.map { "print(hut)  // \($0)" }.joined(separator: "\n")
      let document = document(blocks: code)
      let outputs = ["Ada", "Max", "Eve", "Tom"].prefix(comments.count)
      let compiler = FakeCompiler(
        output: { source in
          let word = ProbeSource(of: document.blocks[0]).word
          return outputs.enumerated().map {
            "\u{1}\(word) begin \($0)\u{2}\n\($1)\n\u{1}\(word) end \($0)\u{2}\n"
          }.joined()
        }, verdict: .passed)
      return compiler.finding(of: 0, in: document).finding.kind
    }

    #expect(kind(["Ada", "Max", "Eve", "Tom"]) == .proved)
    #expect(kind(["Ada", "Max", "Eve", "Tim"]) == .broken)
    #expect(kind(["Ada", "Max", "Eve", "the guide"]) == .proved)
    #expect(kind(["Ada", "Max", "Tim"]) == .proved)
  }

  @Test func `text that differs from the output only in spaces is a mistake`() {
    #expect(Misprint.isLikely(["Total: 3.0kg"], of: ["Total: 3.0 kg"]))
    #expect(!Misprint.isLikely(["Total"], of: ["Sum"]))
  }

  @Test(
    arguments: [
      ("walk()  // Prints \"Ridge\"", true), ("walk()  // => \"Ridge\"", false),
      ("Task { walk() }  // Prints \"Ridge\"", false), ("walk()  // prints the name", false),
    ])
  func `a claim about output is reported as a warning if nothing is printed`(
    code: String, isReported: Bool
  ) {
    let document = document(blocks: code)
    let word = fingerprint(of: document.blocks[0].snippet.code)
    let finding = FakeCompiler(
      output: { _ in "\u{1}\(word) begin 0\u{2}\n\u{1}\(word) end 0\u{2}\n" }
    ).finding(of: 0, in: document).finding

    #expect(finding.kind == .compiles)
    #expect(
      finding.notes.map(\.description)
        == (isReported
          ? [
            "README.md:2:1: warning: the document states 'Ridge', but nothing is printed\n"
              + "  add the code that prints it, or correct the comment"
          ] : []))
  }

  @Test(
    arguments: [
      ("if isOpen { print(\"Ridge\") }", BlockClass.broken),
      ("func walk() { if isOpen { print(\"Ridge\") } }\nwalk()", .broken),
      ("print(1)\nwalk()", .compiles),
    ])
  func `a block with the code for its claimed output is broken if it prints nothing`(
    code: String, kind: BlockClass
  ) {
    let document = document(blocks: "\(code)\n// Prints \"Ridge\"")
    let word = fingerprint(of: document.blocks[0].snippet.code)
    let compiler = FakeCompiler(
      output: { _ in "\u{1}\(word) begin 0\u{2}\n\u{1}\(word) end 0\u{2}\n" }, verdict: .passed)

    #expect(compiler.finding(of: 0, in: document).finding.kind == kind)
  }
}
