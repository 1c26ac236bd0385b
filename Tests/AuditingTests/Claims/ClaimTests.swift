import Testing

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

@Suite struct ClaimTests {
  private func claims(_ text: String) -> [Claim] {
    BlockSyntax(text).claims(following: nil)
  }

  @Test(
    arguments: [
      "print(1) // Prints \"1\"", "print(1) // Prints \"1\".", "print(1) // prints: 1",
      "print(1)\n// Prints \"1\"", "1 + 0 // => 1", "1 + 0 // → 1", "1 + 0 // 1", "1 + 0 // == 1",
      "let one = 1\n// Results in:\n// 1", "print(1) // Output: 1",
    ])
  func `a comment can state the output or the value of its statement`(text: String) {
    let found = claims(text)

    #expect(found.map(\.subject) == [.item(0)])
    #expect(found.first?.readings.contains(["1"]) == true)
  }

  @Test(
    arguments: [
      "let one = 1 // the first", "// 1", "run() // returns immediately",
      "print(x) // Prints the numbers", "call() // is called", "struct A {} // 3",
    ])
  func `a comment that only describes code isn't an explicit claim`(text: String) {
    #expect(claims(text).allSatisfy { !$0.isExplicit })
  }

  @Test(
    arguments: [
      ("print(error) // prints: full(capacity: 3)", true), ("print(all) // Prints: [.full]", true),
      ("print(all) // Prints: state: full(capacity: 3)", true),
      ("print(error) // prints full(capacity: 3)", false), ("print(all) // prints: nothing", false),
    ])
  func `the description of a value after a colon is a claim`(text: String, isExplicit: Bool) {
    #expect(claims(text).map(\.isExplicit) == [isExplicit])
  }

  @Test func `consecutive comments are the lines of one claim`() {
    let found = claims("for n in 1...2 { print([n]) }\n// [1]\n// [2]")

    #expect(found.map(\.readings.first) == [["[1]", "[2]"]])
  }

  @Test(
    arguments: [
      "mean(1, 5) // returns 3.0, which is the mean", "mean(1, 5)\n// returns a value of 3.0",
      "1 + 2.0\n// this equals 3.0", "mean(1, 5) // → 3.0 (rounded)",
    ])
  func `an explanation can follow a value`(text: String) {
    let found = claims(text)

    #expect(found.map(\.subject) == [.item(0)])
    #expect(found.first?.readings.first == ["3.0"])
    #expect(found.first?.isExplicit == true)
  }

  @Test(
    arguments: [
      "let score = 3\n// score is 3, and twice the score is 6",
      "let score = 3\n// 'score' == 3", "let score = 3\n// score == 3      // 0b11",
      "let score = 3\n// 'score' is 3", "let score = 3\n// The `score` is now 3",
      "let score = \"3\"\n// score is '3'",
    ])
  func `only the value of a sentence's subject is a claim`(text: String) {
    let found = claims(text)

    #expect(found.map(\.subject) == [.value("score", after: 0)])
    #expect(found.first?.isExplicit == true)
  }

  @Test func `the output of several statements can be shown below the last statement`() {
    let block = BlockSyntax("print(1)\n// A remark.\nprint(1)\n// Prints \"1\"\n// Prints \"1\"")
    let claims = block.claims(following: nil)
    let word = "word"
    let output =
      "\u{1}word begin 0\u{2}\n1\n\u{1}word end 0\u{2}\n\u{1}word begin 1\u{2}\n1\n\u{1}word end 1\u{2}\n"
    let report = ProbeSource(word: word).report(in: output)

    #expect(claims.count == 2)
    #expect(ClaimCheck(claims[1], number: 1, in: report).result == .held)
  }

  @Test func `a comment can state a type or a case as the value of an expression`() {
    #expect(claims("type(of: 1) // Int").map(\.isExplicit) == [false])
    #expect(claims("hike.goal // .summit").first?.readings == [["summit"]])
    #expect(claims("hike.start() // Bad").isEmpty)
  }

  @Test func `a sentence can state the value of a variable`() {
    let found = claims("let earth = planet.order\n// earth is 3, and planet.name is \"Earth\"")

    #expect(
      found.map(\.subject) == [.value("earth", after: 0), .value("planet.name", after: 0)])
    #expect(claims("let size = 3\n// size is 3 feet").allSatisfy { !$0.isExplicit })
  }

  @Test func `a remark can precede the output`() {
    let found = claims("print(manager.file)\n// the file has now been read\n// Prints \"a\"")

    #expect(found.map(\.text) == ["a"])
    #expect(found.map(\.isTentative) == [false])
  }

  @Test func `output can follow an empty line, or code that prints indirectly`() {
    let separated = claims("for n in [1, 2] {\n  print(n)\n}\n\n// 1\n// 2")
    let indirect = claims("func log() {\n  print(1)\n}\ncount = 2\n// Added 2\ncount = 3")

    #expect(separated.map(\.subject) == [.item(0)])
    #expect(separated.map(\.isTentative) == [false])
    #expect(indirect.map(\.subject) == [.item(1)])
    #expect(indirect.map(\.isTentative) == [true])
  }

  @Test func `an equation is a claim about the value of its left-hand side`() {
    let found = claims("let evens = [2, 4].lazy\n// Array(evens) == [2, 4]")

    #expect(found.map(\.subject) == [.value("Array(evens)", after: 0)])
    #expect(found.map(\.text) == ["[2, 4]"])
  }

  @Test func `each equation in a comment is a separate claim`() {
    let found = claims(
      "let p = numbers.partition { $0 > 2 }\n// p == 4\n// numbers = [1, 2]\n// p == q")

    #expect(
      found.map(\.subject) == [
        .value("p", after: 0), .value("numbers", after: 0), .condition("p == q", after: 0),
      ])
  }

  @Test func `a block comment can list output`() {
    let found = claims("for n in 1...2 { print(n) }\n/* Prints:\n1\n2\n*/")

    #expect(found.map(\.readings.first) == [["1", "2"]])
  }

  @Test func `a line after a block comment doesn't continue it`() {
    #expect(BlockSyntax("walk()\n// Lake\n/* Hut */ // Ridge").comments.count == 3)
  }

  @Test func `comments that number lines make no claim`() {
    #expect(claims("one() // 1\ntwo() // 2\nthree() // 3").isEmpty)
  }

  @Test func `quoted output can span lines and contain quotes`() {
    let lines = claims("print(text)\n// Prints \"one\n// two\"")
    let quotes = claims("print(list) // Prints \"[\"a\", \"b\"]\"")

    #expect(lines.first?.readings.first == ["one", "two"])
    #expect(quotes.first?.readings.first == ["[\"a\", \"b\"]"])
  }

  @Test func `a remark can follow quoted output`() {
    let found = claims("print(hike) // prints \"Ridge\"\n         // `hike` is now \"closed\"")

    #expect(found.first?.readings.first == ["Ridge"])
  }

  @Test(
    arguments: [
      ("[1, 2]", "[ 1,2, ]", false), ("3", "3.0", false),
      ("[\"a\": 1, \"b\": 2]", "[\"b\": 2, \"a\": 1]", true),
      ("1_000", "1000", false),
    ])
  func `values are compared regardless of their notation`(
    one: String, other: String, isUnordered: Bool
  ) {
    #expect(ValueText(one).equals(ValueText(other), ignoringOrder: isUnordered))
  }

  @Test func `text inside quotes keeps its spaces`() {
    #expect(!ValueText("\"a, b\"").equals(ValueText("\"a,b\""), ignoringOrder: false))
  }

  @Test(
    arguments: [("1.414", "1.4142135", true), ("1.5", "1.4142135", false), ("7", "8", false)])
  func `a rounded fraction matches the exact value`(shown: String, found: String, isNear: Bool) {
    #expect(ValueText(shown).isNear(ValueText(found)) == isNear)
  }

  @Test func `a sentence can state what variables are equal to`() {
    let found = claims(
      "let (x, y) = (1, 2)\n// x is equal to 1, and y is equal to 2, as age is 3")

    #expect(found.map(\.subject) == [.value("x", after: 0), .value("y", after: 0)])
    #expect(found.map(\.text) == ["1", "2"])
  }

  @Test func `a claim can cover the output of several statements`() {
    let probes = ProbeSource(word: "w")
    let claim = Claim(subject: .item(1), readings: [["a", "b"]], isExplicit: true, line: 2)
    func result(_ output: String) -> ClaimCheck.Result {
      ClaimCheck(claim, number: 0, in: probes.report(in: output)).result
    }
    let mark = { (text: String) in "\u{1}w \(text)\u{2}\n" }

    #expect(result(mark("begin -1") + "a\n" + mark("begin 0") + "b\n" + mark("end 0")) == .held)
    #expect(
      result(mark("begin -1") + "c\n" + mark("begin 0") + "b\n" + mark("end 0")) == .differs("b"))
  }

  @Test func `quoted output isn't an equation`() {
    let found = claims("let n = 3\nprint(\"n is now 3 long\")\n// Prints \"n is now 3 long\"")

    #expect(found.map(\.subject) == [.item(1)])
  }

  @Test(
    arguments: [
      (["a", "b", "c"], ClaimCheck.Result.held), (["a", "b", "x"], .differs("a\nb\nc")),
      (["x", "y", "z"], .unknown), (["c", "a", "b"], .unknown), (["a,", "c", "b"], .unknown),
      (["a", "...", "x"], .unknown),
    ])
  func `a block below a program counts as wrong output only if it's clearly meant as output`(
    shown: [String], result: ClaimCheck.Result
  ) {
    var report = ProbeReport()
    report.output = "a\nb\nc\n"
    let claim = Claim(subject: .wholeOutput, readings: [shown], isExplicit: false, line: 1)

    #expect(ClaimCheck(claim, number: 0, in: report).result == result)
  }

  @Test func `a statement in a body has no output of its own if its line contains other code`() {
    #expect(
      claims("for n in 1...2 { print(n) }\nlet end = 1\n// Prints \"1\"").map(\.subject)
        == [.item(1)])
    #expect(BlockSyntax("let run = { print(1) }").nestedPrints.isEmpty)
  }

  @Test func `the output of nested statements also belongs to the outer statement`() {
    let mark = { (text: String) in "\u{1}w \(text)\u{2}\n" }
    let output =
      mark("begin 0") + "a\n" + mark("begin 1") + "b\n" + mark("end 1") + "c\n" + mark("end 0")
    let report = ProbeSource(word: "w").report(in: output)

    #expect(report.outputs == [0: "a\nb\nc\n", 1: "b\n"])
  }
}
