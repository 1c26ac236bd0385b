import Testing

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkContexts

/// Comments that state the value of the variable that a statement changes.
@Suite struct ChangedVariableTests {
  /// Returns the check of a block's claim against the value of its statement and of the variable.
  private func check(_ text: String, value: String, variable: String) -> ClaimCheck {
    let mark = { (number: Int, text: String) in
      "\u{1}word value \(number) ordered\u{3}\(text)\u{3}\(text)\u{3}\(text)\u{2}\n"
    }
    let report = ProbeSource(word: "word").report(
      in: "\u{1}word begin 0\u{2}\n" + mark(0, value) + mark(-2, variable))
    return ClaimCheck(BlockSyntax(text).claims(following: nil)[0], number: 0, in: report)
  }

  @Test(
    arguments: [
      ("huts.append(3)  // [1, 3]", "()", "[1, 3]", ClaimCheck.Result.held),
      ("huts.append(3)\n// [1, 3]", "()", "[1, 2, 3]", .differs("[1, 2, 3]")),
      ("isOpen.toggle()  // true", "()", "false", .differs("false")),
      ("beds[\"b\"] = 2  // [\"a\": 1, \"b\": 2]", "2", "[\"a\": 1, \"b\": 2]", .held),
      ("beds[\"b\"] = 2  // 2", "2", "[\"a\": 1, \"b\": 2]", .held),
      ("beds[\"b\"] = 2  // 3", "2", "[\"a\": 1, \"b\": 2]", .differs("2")),
      ("huts.popLast()  // 3", "3", "[1, 2]", .held),
      ("huts.popLast()  // [1, 2]", "3", "[1, 2]", .held),
      ("huts.popLast()  // [1]", "3", "[1, 2]", .unknown),
    ])
  func `a comment on a statement can state the value of the variable that the statement changes`(
    text: String, value: String, variable: String, result: ClaimCheck.Result
  ) {
    #expect(check(text, value: value, variable: variable).result == result)
  }

  @Test(arguments: [("isOpen.toggle()  // true", "false", true), ("days.add(3)  // 3", "5", false)])
  func `a mismatch with a comment that repeats a call's argument isn't a mistake`(
    text: String, variable: String, isBinding: Bool
  ) {
    let check = check(text, value: "()", variable: variable)

    #expect(check.result == .differs(variable))
    #expect(check.claim.isBinding == isBinding)
  }

  @Test(
    arguments: [
      ("huts.append(3)", "huts"), ("huts[0] = 3", "huts"), ("try await huts.add(3)", "huts"),
      ("map.huts.append(3)", nil), ("Hut.build(3)", nil), ("walk()", nil), ("huts = [3]", nil),
    ])
  func `a call or a subscript assignment can change the variable that it starts with`(
    code: String, variable: String?
  ) {
    #expect(BlockSyntax(code).items[0].receiver == variable)
  }

  @Test func `a sentence can state the values of several variables, and can contain 'now'`() {
    let found = { (text: String) in
      BlockSyntax("let (a, b) = (1, 2)\n// \(text)").claims(following: nil).map(\.text)
    }

    #expect(found("a is [2, 4], b is [[1], [3]]") == ["[2, 4]", "[[1], [3]]"])
    #expect(found("a is 7 now") == ["7"])
  }
}
