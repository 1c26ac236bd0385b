import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Comments that state the value of an expression or a variable.
@Suite struct ValueClaimTests {
  private func claims(_ text: String) -> [Claim] {
    BlockSyntax(text).claims(following: nil)
  }

  /// Returns the comparison of a block's first claim with the three descriptions of a value.
  private func check(_ text: String, _ values: String...) -> ClaimCheck {
    let mark = "\u{1}word value 0 ordered\u{3}\(values.joined(separator: "\u{3}"))\u{2}\n"
    return ClaimCheck(claims(text)[0], number: 0, in: ProbeSource(word: "word").report(in: mark))
  }

  @Test(
    arguments: [
      "let score = 3\n// score now equals 3",
      "let score = 3\n// score is of type Int, and equals 3",
      "let score = 3\n// score is inferred to be of type Int, and equals 3",
    ])
  func `a sentence can mention the type of a value`(text: String) {
    #expect(claims(text).first?.subject == .value("score", after: 0))
    #expect(claims(text).first?.text == "3")
  }

  @Test func `a sentence can state the case of an enumeration`() {
    let text = "var light = Light.off\nlight.toggle()\n// light is now equal to .on"

    #expect(check(text, "on", "Light.on", "on").result == .held)
    #expect(check(text, "off", "Light.off", "off").result == .differs(".off"))
    #expect(check(text, "off", "a light", "off").result == .unknown)
  }

  @Test func `a word below an expression can state the expression's value`() {
    let text = "greeting[greeting.startIndex]\n// G"

    #expect(check(text, "G", "\"G\"", "\"G\"").result == .held)
    #expect(check("hike.start()\n// soon", "now", "\"now\"", "\"now\"").result == .unknown)
    #expect(claims("hike.start()  // It starts now").isEmpty)
  }

  @Test func `a claimed character that differs from the value is reported`() {
    let check = check("greeting[greeting.startIndex]\n// G", "H", "\"H\"", "\"H\"")

    #expect(check.result == .differs("\"H\""))
    #expect(check.claim.isBinding)
  }

  @Test func `a value that differs from its claim is shown without repeated spaces`() {
    let check = check("hut.beds\n// [1, 3]", "[1,  2]", "[1,  2]", "[1,  2]")

    #expect(check.result == .differs("[1, 2]"))
  }

  @Test func `string literals in a list can represent values of another type`() {
    let text = "trails.map(\\.name)\n// [\"Ridge\", nil]"

    #expect(check(text, "[Ridge, nil]", "[Ridge, nil]", "[Ridge, nil]").result == .unknown)
    let other = "[Valley, nil]"
    #expect(check(text, other, other, other).result == .differs("[Valley, nil]"))
    let numbers = "trails.map(\\.days)\n// [\"1\", \"2\"]"
    #expect(check(numbers, "[1, 2]", "[1, 2]", "[1, 2]").result == .differs("[1, 2]"))
  }

  @Test(arguments: ["3", "3.0", "true", "nil", "[1]", "(1, 2)"])
  func `a string literal that contains a literal doesn't confirm a value of another type`(
    value: String
  ) {
    #expect(check("hike.days  // \"\(value)\"", value, value, value).result == .unknown)
    #expect(check("hike.days  // => \"\(value)\"", value, value, value).result == .unknown)
    #expect(check("hike.days  // Prints \"\(value)\"", value, value, value).result == .held)
    let text = "\"\(value)\""
    #expect(check("hike.days  // \"\(value)\"", value, text, text).result == .held)
  }

  @Test func `a string literal can represent a value of another type with the same description`() {
    #expect(check("hike.name  // \"Ridge\"", "Ridge", "Ridge", "Ridge").result == .held)
  }

  @Test(arguments: ["a\nb", "a  b", "a\tb"])
  func `whitespace in a string is part of its value`(value: String) {
    let values = (value, value.debugDescription, "\"\(value)\"")

    let other = check("hike.name  // \"a b\"", values.0, values.1, values.2)
    let same = check("hike.name  // \(values.1)", values.0, values.1, values.2)

    #expect(other.result == .differs(values.1))
    #expect(same.result == .held)
  }

  @Test func `a string can continue on the next line of a comment`() {
    let text = "hike.name\n// \"a\n//  b\""

    #expect(check(text, "a b", "\"a b\"", "\"a b\"").result == .held)
    #expect(check(text, "a  b", "\"a  b\"", "\"a  b\"").result == .differs("\"a  b\""))
  }

  @Test func `the text of a value can start with a comma or a parenthesis`() {
    #expect(ValueText(", 3").text == ",3")
    #expect(ValueText(") 3").text == ") 3")
  }

  @Test func `cases in a list can omit their type`() {
    let text = "try tokens(in: text)\n// [.number(1), .plus]"
    let description = "[Token.number(1), Token.plus]"

    #expect(check(text, description, description, description).result == .held)
  }

  @Test(arguments: [
    ("0.667", true), ("0.67", true), ("0.68", false), ("0.66", true), ("0.7", true), ("1.0", false),
  ])
  func `a number with fewer digits matches the rounded or truncated result`(
    written: String, isNear: Bool
  ) {
    #expect(ValueText(written).isNear(ValueText("0.6666666666666666")) == isNear)
  }

  @Test(
    arguments: [
      ("1.41421358E+20", "1.4142136e+20", true), ("1.41421362E-24", "1.4142135e-24", false),
      ("1.5", "1.50000001", false),
    ])
  func `a Float can be written with more digits than Swift prints`(
    written: String, found: String, isEqual: Bool
  ) {
    #expect(ValueText(written).equals(ValueText(found), ignoringOrder: false) == isEqual)
  }

  @Test(
    arguments: [
      ("a\nb\nc\nd", false), ("a\nb\nd\nc\nx", true), ("x\na\nb\nd", false), ("x\ny\nz", false),
    ])
  func `if most lines below a statement match its output, every line must match`(
    output: String, isBinding: Bool
  ) {
    let text = "\u{1}word begin 0\u{2}\n\(output)\n\u{1}word end 0\u{2}\n"
    let shown =
      isBinding
      ? "// a\n// b\n// c" : output.hasPrefix("x\na") ? "// a\n// b\n// d" : "// a\n// b\n// c"
    let check = ClaimCheck(
      claims("print(lines)\n\(shown)")[0], number: 0, in: ProbeSource(word: "word").report(in: text)
    )

    #expect(check.result == .differs(output))
    #expect(check.claim.isBinding == isBinding)
  }

  @Test func `integers in a list match floating-point numbers that are equal`() {
    let text = "values.map { $0 * 2 } // [3, 5]"

    #expect(check(text, "[3.0, 5.0]", "[3.0, 5.0]", "[3.0, 5.0]").result == .held)
    #expect(check(text, "[3.0, 6.0]", "[3.0, 6.0]", "[3.0, 6.0]").result == .differs("[3.0, 6.0]"))
  }

  @Test
  func `comment lines below a call or an assignment can state what code in other blocks prints`() {
    let text = "hike.length = 3\n// Now 3 miles\n// Longer"
    let output = "\u{1}word begin 0\u{2}\nNow 3 miles\nLonger\n\u{1}word end 0\u{2}\n"
    let claim = claims(text)[0]

    #expect(claim.isTentative)
    #expect(!claim.isBinding)
    #expect(
      ClaimCheck(claim, number: 0, in: ProbeSource(word: "word").report(in: output)).result == .held
    )
  }

  @Test func `a tuple can be written without its labels`() {
    let text = "hikes.next() // (0, \"Ridge\")"
    let value = "(offset: 0, element: \"Ridge\")"

    #expect(check(text, value, value, value).result == .held)
    #expect(check(text, "(offset: 1)", "(offset: 1)", "(offset: 1)").result != .held)
  }

  @Test func `a claim with more digits than the result can be true if it rounds to the result`() {
    let check = { (found: String) in
      self.check("let length = Float16(28.375)\n// length == 28.375", found, found, found).result
    }

    #expect(check("28.38") == .unknown)
    #expect(check("28.36") == .differs("28.36"))
    #expect(check("28.4") == .differs("28.4"))
  }

  @Test func `a claim can state a 64-bit number in hexadecimal notation`() {
    let value = "18446744073709551615"

    #expect(check("word // 0xFFFFFFFFFFFFFFFF", value, value, value).result == .held)
  }

  @Test(
    arguments: [
      ("[\"a\": 1, \"b\": 2]", "[\"b\": 2, \"a\": 1]", ClaimCheck.Result.held),
      ("[\"a: 1\", \"b: 2\"]", "[\"b: 2\", \"a: 1\"]", .unknown),
      ("a 1.5707963267949", "a 1.5707963267948966", .held),
      ("a 1.5707963267949", "a 1.5807963267948966", .differs("a 1.5807963267948966")),
      ("a 1.5", "a 1.52", .differs("a 1.52")),
    ])
  func `a dictionary's output can have any order, and fractions can be shown with fewer digits`(
    shown: String, printed: String, result: ClaimCheck.Result
  ) {
    let output = "\u{1}word begin 0\u{2}\n\(printed)\n\u{1}word end 0\u{2}\n"
    let report = ProbeSource(word: "word").report(in: output)
    let claim = claims("print(hikes)\n// Prints \"\(shown)\"")[0]

    #expect(ClaimCheck(claim, number: 0, in: report).result == result)
  }

  @Test
  func `quoted lines can contain quotation marks, and a different order isn't a mistake`() {
    let output = "\u{1}word begin 0\u{2}\n\("(key: \"J\")\nJ is 'J'.")\n\u{1}word end 0\u{2}\n"
    let report = ProbeSource(word: "word").report(in: output)
    let check = { (text: String) in
      ClaimCheck(self.claims("print(hikes)\n\(text)")[0], number: 0, in: report).result
    }

    #expect(check("// Prints \"(key: \"J\")\"\n// Prints \"J is 'J'.\"") == .held)
    #expect(check("// Prints \"J is 'J'.\"\n// Prints \"(key: \"J\")\"") == .unknown)
  }

  @Test func `a sentence can state a type and a tuple`() {
    let found = claims(
      "let hike = (3, \"Ridge\")\n// hike is of type (Int, String), and equals (3, \"Ridge\")")

    #expect(found.map(\.subject) == [.value("hike", after: 0)])
    #expect(found.map(\.text) == ["(3, \"Ridge\")"])
  }

  @Test func `a Boolean value can be followed by a reason`() {
    #expect(claims("1 == 1  // true because both are one").map(\.isExplicit) == [true])
    #expect(claims("walk()  // true friends walk").allSatisfy { !$0.isExplicit })
  }

  @Test func `a value followed by 'as' and its type isn't an explicit claim`() {
    let found = claims("hikes.days  // [2, 1] as OrderedSet<Int>")

    #expect(found.map(\.text) == ["[2, 1]"])
    #expect(found.map(\.isExplicit) == [false])
  }

  @Test func `the presentation style of an emoji isn't compared`() {
    #expect(ClaimCheck.matches(["\u{2708}"], ["\u{2708}\u{FE0E}"]))
    #expect(!ClaimCheck.matches(["\u{2708}"], ["\u{2709}\u{FE0E}"]))
  }

  @Test func `output that depends on the Swift version isn't an explicit claim`() {
    let text = "print(1)  // prints \"1\" in Swift < 5.1, \"2\" in Swift 5.1"

    #expect(claims(text).map(\.isExplicit) == [false])
    #expect(claims("print(1)  // prints \"1\" in words").map(\.isExplicit) == [true])
  }
}
