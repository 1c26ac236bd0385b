import Testing
import WaymarkModel
import WaymarkSamples

@testable import WaymarkRunning

@Suite struct FailsTests {
  private func fails(
    _ text: String, _ code: String, _ lines: ClosedRange<Int>, _ marked: [Int] = []
  )
    async throws -> Proof
  {
    try await Shared.prove(
      sample(code, plan: .fails(text: text, snippet: lines, marked: marked), name: "fails"))
  }

  @Test func `an example with the expected error passes, and the error is shown`() async throws {
    let proof = try await fails("cannot convert value", "let x: Int = \"a\"", 3...3)

    #expect(
      proof.summary == [
        "passed",
        "a.md:11:16: error: cannot convert value of type 'String' to specified type 'Int'",
      ])
    #expect(proof.expectationTexts == ["11:16 error: cannot convert value true"])
  }

  @Test func `an example with a different error fails, and the error is quoted`() async throws {
    let proof = try await fails("no such thing", "let x: Int = \"a\"", 3...3)

    #expect(
      proof.summary.prefix(2) == [
        "failed",
        """
        a.md:11:3: error: expected an error containing 'no such thing' in this snippet; the compiler reported:
        a.md:11:16: cannot convert value of type 'String' to specified type 'Int'
          change the text of 'fails=' to part of a reported error, or change the code
        """,
      ])
  }

  @Test func `an example fails if it compiles without the expected error`() async throws {
    let proof = try await fails("cannot", "let x = 1", 3...3)

    #expect(
      proof.summary == [
        "failed",
        """
        a.md:11:3: error: expected an error containing 'cannot', but this compiles
          remove 'fails=', or show code that doesn't compile
        """,
      ])
    #expect(proof.expectationTexts == ["11:3 error: cannot false"])
  }

  @Test func `an error outside the snippet fails the example`() async throws {
    let proof = try await fails(
      "cannot convert", "let x: Int = \"a\"\nlet y: Int = \"b\"", 3...3)

    #expect(
      proof.summary.prefix(2) == [
        "failed",
        """
        a.md:12:16: error: unexpected error outside the snippet with 'fails=': cannot convert \
        value of type 'String' to specified type 'Int'
          correct this error, because the rest of the example must compile
        """,
      ])
  }

  @Test func `each marked line needs an error with the expected text`() async throws {
    let code = "let x: Int = \"a\" // error\nlet y = 1 // error\nlet z: Int = \"b\""

    let proof = try await fails("cannot convert", code, 3...5, [3, 4])

    #expect(
      proof.summary.prefix(2) == [
        "failed",
        """
        a.md:12:3: error: expected an error containing 'cannot convert' on this line; the compiler reported:
        a.md:11:16: cannot convert value of type 'String' to specified type 'Int'
        a.md:13:16: cannot convert value of type 'String' to specified type 'Int'
          change the text of 'fails=' to part of a reported error, change the code, or move \
        '// error' to the line of the error
        """,
      ])
    #expect(
      proof.expectationTexts == [
        "11:16 error: cannot convert true", "12:3 error: cannot convert false",
      ])
  }

  @Test func `an error after an unclosed bracket is attributed to the last line`()
    async throws
  {
    let proof = try await fails("expected '}'", "struct S {\n  var x = 1", 3...4)

    #expect(proof.verdict == .passed)
    #expect(proof.expectations.map(\.location.line) == [12])
  }

  @Test func `an error that a macro reports is attributed to the macro's attribute`() async throws {
    let code = "import Observation\n@Observable struct Value { var x = 0 }"

    let proof = try await fails("cannot be applied to struct", code, 3...4, [4])

    #expect(proof.verdict == .passed)
  }

  @Test func `an error within an expansion is attributed to the macro's call`() async throws {
    let code =
      "struct Item { var n: Int }\n@Suite struct S {\n@Test(arguments: [Item()]) func f(_ i: Item) {}\n}"

    let proof = try await fails("missing argument", code, 3...6, [5])

    #expect(proof.verdict == .passed)
  }

  @Test func `source text that looks like a message is ignored`() async throws {
    let code = "let text = \"\"\"\nExample.swift:3:1: error: fake\n\"\"\".nothing"

    let proof = try await fails("fake", code, 3...5)

    #expect(proof.verdict == .failed)
  }
}

@Suite struct FailsByWarningTests {
  private func summary(_ text: String, _ code: String, _ lines: ClosedRange<Int>) async throws
    -> [String]
  {
    try await Shared.prove(
      sample(code, plan: .fails(text: text, snippet: lines, marked: []), name: "fails")
    ).summary
  }

  @Test func `a warning never counts as an error`() async throws {
    let text = "Example.swift:3:1: error: cannot convert"

    let found = try await summary("cannot convert", "#warning(\"\(text)\")", 3...3)

    #expect(
      found == [
        "failed",
        """
        a.md:11:3: error: expected an error containing 'cannot convert', but this compiles
          only a warning contains it; remove 'fails=', or show code that doesn't compile
        """,
        "a.md:11:12: warning: \(text.replacing("Example.swift:3:1", with: "a.md:11:3"))",
      ])
  }

  @Test func `a warning next to a different error doesn't count as an error`() async throws {
    let code = "#warning(\"x:1:1: error: cannot convert\")\nlet x = nothing"

    let found = try await summary("cannot convert", code, 3...4)

    #expect(
      found.prefix(2) == [
        "failed",
        """
        a.md:11:3: error: expected an error containing 'cannot convert' in this snippet; the compiler reported:
        a.md:12:11: cannot find 'nothing' in scope
          change the text of 'fails=' to part of a reported error, or change the code
        """,
      ])
  }

  @Test func `all errors are listed, including those outside the snippet`() async throws {
    let found = try await summary("no such thing", "let x = one\nlet y = two", 3...3)

    #expect(
      found.prefix(3) == [
        "failed",
        """
        a.md:12:11: error: unexpected error outside the snippet with 'fails=': cannot find 'two' \
        in scope
          correct this error, because the rest of the example must compile
        """,
        """
        a.md:11:3: error: expected an error containing 'no such thing' in this snippet; the compiler reported:
        a.md:11:11: cannot find 'one' in scope
        a.md:12:11: cannot find 'two' in scope
          change the text of 'fails=' to part of a reported error, or change the code
        """,
      ])
  }
}
