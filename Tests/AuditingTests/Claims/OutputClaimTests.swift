import Testing

@testable import WaymarkBlocks
@testable import WaymarkClaims

@Suite struct OutputClaimTests {
  private func readings(_ text: String) -> [[String]] {
    BlockSyntax(text).claims(following: nil).flatMap(\.readings)
  }

  @Test func `the number of lines can precede the output`() {
    let found = readings("print(text)\n// Prints two lines:\n// one\n// two")

    #expect(found.first == ["one", "two"])
  }

  @Test(
    arguments: [
      "print(1) // Prints \"1\", because \"1\" is short.",
      "print(1)\n// Prints \"1\" since it's \"1\"",
    ])
  func `a reason with quotes can follow the output`(text: String) {
    #expect(readings(text).contains(["1"]))
  }

  @Test(
    arguments: [
      ("Prints \"3\" twice", ["3", "3"]), ("prints \"3\" three times.", ["3", "3", "3"]),
      ("Prints “3”, 2 times", ["3", "3"]),
    ])
  func `a comment can state how many times a line is printed`(comment: String, lines: [String]) {
    let found = readings("print(days)  // \(comment)")

    #expect(found.contains(lines))
    #expect(!found.contains(["3"]))
  }

  @Test func `output with quotation marks can be in single quotes`() {
    #expect(readings("print(names)\n// Prints '[\"Ada\"]'.").contains([#"["Ada"]"#]))
  }

  @Test func `empty lines at the end of the stated output are ignored`() {
    #expect(ClaimCheck.matches(["one"], ["one", "", ""]))
    #expect(!ClaimCheck.matches(["one", "", "two"], ["one", "two"]))
  }

  @Test func `a sentence can state that a variable still has a value`() {
    #expect(readings("var days = 3\n// days is still 3").first == ["3"])
  }

  @Test func `a test can state its output with 'Prints'`() {
    let programs = SwiftTest(
      "<!--\n```swifttest\n-> print(\"1 2 \")\n</ Prints \"1 2 \"\n```\n-->"
    ).programs

    #expect(programs.map(\.output) == [["1 2"]])
  }

  @Test func `a comment that describes a value with a noun makes no claim`() {
    let text = "hikes.forEach {\n  print($0) // this is a valid hike\n}"

    #expect(BlockSyntax(text).claims(following: nil).allSatisfy { !$0.text.hasPrefix("a ") })
  }

  @Test(
    arguments: [
      ("value is 1\n// value is 2", "value is 1\nvalue is 2", ClaimCheck.Result.held),
      ("value is 1\n// value is 3", "value is 1\nvalue is 2", .differs("value is 1\nvalue is 2")),
      ("Result: 3", "Result: 3", .held), ("Output: 3", "Output: 3", .held),
      ("Output: 3", "3", .held), ("result: 3", "4", .differs("4")),
    ])
  func `the words that introduce a result can be part of the output`(
    comment: String, output: String, result: ClaimCheck.Result
  ) {
    let claim = BlockSyntax("for n in all { print(n) }\n// \(comment)").claims(following: nil)[0]
    let marked = "\u{1}word begin 0\u{2}\n\(output)\n\u{1}word end 0\u{2}\n"
    let check = ClaimCheck(claim, number: 0, in: ProbeSource(word: "word").report(in: marked))

    #expect(check.result == result)
    #expect(result == .held || check.claim.isBinding)
  }

  @Test func `a comment can state what an expression yields`() {
    #expect(readings("7 % 2  // yields 1").contains(["1"]))
  }
}
