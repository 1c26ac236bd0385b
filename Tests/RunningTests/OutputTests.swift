import Testing
import WaymarkModel
import WaymarkSamples

@testable import WaymarkRunning

@Suite struct OutputTests {
  private let hint =
    "if the new output is correct, change the expectation, for example with 'waymark fix'"

  @Test func `printed lines are compared with everything that the snippet prints`() async throws {
    let good = sample(test("print(\"a\")\nprint(\"b  \")"), name: "good", prints: ["a", "b"])
    let bad = sample(
      test("print(\"a\")\nprint(\"c\")\nprint(\"d\")"), name: "bad", prints: ["a", "b"])
    let short = sample(test("print(\"a\")"), name: "short", prints: ["a", "b"])

    #expect(try await Shared.prove(good).summary == ["passed"])
    #expect(
      try await Shared.prove(bad).summary == [
        "failed", "a.md:101:3: error: the printed line differs:\n- b\n+ c\n  \(hint)",
        "a.md:101:3: error: the snippet prints 1 more line:\n+ d\n  \(hint)",
      ])
    #expect(
      try await Shared.prove(short).summary == [
        "failed",
        "a.md:101:3: error: the output ends before this line:\n- b\n  \(hint)",
      ])
  }

  @Test(
    arguments: [
      ("\u{E9}", "e\u{301}", #"expected "\u{E9}", printed "e\u{301}""#),
      ("1 km", "1\u{A0}km", #"expected " ", printed "\u{A0}""#),
      ("a", "\u{430}", #"expected "a", printed "\u{430}""#),
      ("ab", "a\u{200B}b", #"expected "", printed "\u{200B}""#),
    ])
  func `text that looks the same but differs is reported with the difference`(
    promised: String, printed: String, difference: String
  ) async throws {
    let statements = test(
      "print(\"\(printed.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())\")")
    let comment = sample(statements, name: "comment", prints: [promised])
    let block = sample(statements, name: "block", output: [promised + "..."])

    let message = "error: the printed line differs:\n- \(promised)"
    #expect(
      try await Shared.prove(comment).summary == [
        "failed", "a.md:100:3: \(message)\n+ \(printed)\n  \(difference)\n  \(hint)",
      ])
    #expect(
      try await Shared.prove(block).diagnostics.first?.description
        .hasPrefix("a.md:201:1: \(message)...\n+ \(printed)\n") == true)
  }

  @Test func `an output block matches any text where it has ellipses`() async throws {
    let statements = test("for n in 1...5 { print(\"line \\(n) of 5\") }")
    let good = sample(statements, name: "good", output: ["line 1 of ...", "...", "line 5 of 5"])
    let bad = sample(statements, name: "bad", output: ["line 1 of 5", "line 3 of 5"])
    let short = sample(statements, name: "bad", output: ["line 1 of 5"])

    #expect(try await Shared.prove(good).summary == ["passed"])
    #expect(
      try await Shared.prove(bad).summary == [
        "failed",
        "a.md:202:1: error: the printed line differs:\n- line 3 of 5\n+ line 2 of 5\n  \(hint)",
      ])
    #expect(
      try await Shared.prove(short).summary == [
        "failed",
        """
        a.md:200:1: error: the example prints 4 more lines:
        + line 2 of 5
        + line 3 of 5
        + line 4 of 5
        + line 5 of 5
          \(hint)
        """,
      ])
  }

  @Test func `a megabyte of output is received in full`() async throws {
    let example = sample(
      test("print(String(repeating: \"0123456789abcde\\n\", count: 65536), terminator: \"\")"))

    let proof = try await Shared.prove(example)

    #expect(proof.output == String(repeating: "0123456789abcde\n", count: 65536))
  }

  @Test func `bytes that aren't text and lines that look like results are ordinary output`()
    async throws
  {
    let example = sample(
      "import Glibc\n"
        + test(
          """
          print("✘ Test failed")
          print("waymark-1-2 end")
          _ = write(1, [0xff, 0x0a] as [UInt8], 2)
          #expect(1 == 1, sourceLocation: __waymarkCheck(0, 8, 1))
          """))

    let proof = try await Shared.prove(example)

    #expect(proof.summary == ["passed"])
    #expect(proof.output == "✘ Test failed\nwaymark-1-2 end\n\u{fffd}\n")
  }

  @Test func `an example with endless output is stopped and fails`() async throws {
    let proof = try await Shared.prove(
      sample(
        test("let line = String(repeating: \"again\", count: 1_000); while true { print(line) }")))

    #expect(proof.verdict == .failed)
    #expect(
      proof.summary.dropFirst().first == """
        a.md:12:3: error: the example printed more than 8 MB and was stopped
          end the loop that prints, or print less
        """)
    #expect(proof.diagnostics.first?.reason == .outputLimit)
  }
}
