import Testing

@testable import WaymarkBlocks
@testable import WaymarkClaims

/// Comments about the output of statements inside bodies.
@Suite struct NestedOutputTests {
  /// Returns the results of comparing a block's claims with the outputs of their statements.
  ///
  /// - Parameters:
  ///   - outputs: The output of each claim's statement; nil if the statement never runs.
  ///   - others: The lines that the program prints afterward.
  private func results(
    _ text: String, printing outputs: [String?], then others: String = "",
    order: OutputOrder = OutputOrder()
  ) -> [ClaimCheck.Result] {
    let marked = outputs.enumerated().map { number, output in
      output.map { "\u{1}word begin \(number)\u{2}\n\($0)\n\u{1}word end \(number)\u{2}\n" } ?? ""
    }
    let report = ProbeSource(word: "word").report(
      in: "\u{1}word begin -1\u{2}\n\(marked.joined())\(others)")
    return BlockSyntax(text).claims(following: nil).enumerated().map {
      ClaimCheck($1, number: $0, in: report, order: order).result
    }
  }

  @Test func `a statement in a body is compared with its own output`() {
    let code =
      "func walk() {\n  print(\"a\") // Prints \"b\"\n  print(\"b\") // Prints \"a\"\n}\nwalk()"

    #expect(results(code, printing: ["a", "b"]) == [.differs("a"), .differs("b")])
    #expect(results(code, printing: ["b", "a"]) == [.held, .held])
    #expect(results(code, printing: ["a", nil], then: "b\n") == [.differs("a"), .unknown])
  }

  @Test func `concurrent tasks can print between the lines of a statement`() {
    let code = "func walk() {\n  print(\"a\") // Prints \"a\"\n}\nTask { walk() }"
    var order = OutputOrder()
    order.isConcurrent = true

    #expect(results(code, printing: ["b\na"], order: order) == [.held])
  }

  @Test func `a comment in a body can show the output of several statements`() {
    let code = """
      func walk() {
        print("a")
        print("b")
        // Prints "a"
        // Prints "b"
      }
      walk()
      """
    let report = { (first: String) in
      ProbeSource(word: "word").report(
        in: "\u{1}word begin -1\u{2}\n\(first)\n\u{1}word begin 0\u{2}\nb\n\u{1}word end 0\u{2}\n")
    }
    let claim = BlockSyntax(code).claims(following: nil)[0]

    #expect(ClaimCheck(claim, number: 0, in: report("a")).result == .held)
    #expect(ClaimCheck(claim, number: 0, in: report("c")).result == .differs("b"))
  }

  @Test(
    arguments: [
      ("Prints \"1\"", "1", ClaimCheck.Result.held), ("Prints \"1\"", "1\n1", .held),
      ("1, 2, 3", "1\n2\n3", .held), ("Prints \"1\"", "1\n2\n3", .unknown),
      ("1", "1\n2\n3", .unknown), ("1, 2, 4", "1\n2\n3", .differs("1\n2\n3")),
    ])
  func `a comment in a loop must show what every iteration prints`(
    comment: String, output: String, result: ClaimCheck.Result
  ) {
    let code = "for n in numbers {\n  print(n)  // \(comment)\n}"

    #expect(results(code, printing: [output]) == [result])
  }

  @Test func `a comment in a function can show what one of several calls prints`() {
    let code = "func hail(_ boat: String) {\n  print(boat)  // Prints \"Olga\"\n}"

    #expect(results(code, printing: ["Marta\nOlga"]) == [.held])
    #expect(results(code, printing: ["Marta\nAda"]) == [.differs("Marta\nAda")])
  }

  @Test(
    arguments: [
      ("1", ClaimCheck.Result.unknown), ("Prints \"2\"", .unknown), ("1 2", .held),
      ("Prints \"3\"", .differs("1\n2")),
    ])
  func `a comment next to several statements must show the output of all of them`(
    comment: String, result: ClaimCheck.Result
  ) {
    #expect(results("print(1); print(2)  // \(comment)", printing: ["1\n2"]) == [result])
  }

  @Test(arguments: ["...", "…", "Prints \"...\""])
  func `a comment that consists only of dots isn't confirmed`(comment: String) {
    #expect(results("print(\"a\")  // \(comment)", printing: ["a"]) != [.held])
  }

  @Test(arguments: ["Prints \"\u{E9}\"", "Prints: \u{E9}"])
  func `output in another Unicode normalization form doesn't confirm a comment`(comment: String) {
    #expect(results("print(name)  // \(comment)", printing: ["e\u{301}"]) == [.unknown])
    #expect(results("print(name)  // \(comment)", printing: ["\u{E9}"]) == [.held])
    #expect(ValueText("[\"\u{E9}\"]") != ValueText("[\"e\u{301}\"]"))
  }

  @Test(
    arguments: [
      ("// From 1 to 3\n// Added 4", ClaimCheck.Result.differs("From 1 to 3\nAdded 2"), true),
      ("// From 1 to 3\n// Added 2", .held, false),
      ("// From 0 to 3\n// Longer", .differs("From 1 to 3\nAdded 2"), false),
      ("// From 1 to 3", .unknown, false),
    ])
  func `a multiline comment below an assignment is compared with all of the assignment's output`(
    comment: String, result: ClaimCheck.Result, isBinding: Bool
  ) {
    let output = "\u{1}word begin 0\u{2}\nFrom 1 to 3\nAdded 2\n\u{1}word end 0\u{2}\n"
    let claim = BlockSyntax("hike.length = 3\n\(comment)").claims(following: nil)[0]
    let check = ClaimCheck(claim, number: 0, in: ProbeSource(word: "word").report(in: output))

    #expect(check.result == result)
    #expect(check.claim.isBinding == isBinding)
  }
}
