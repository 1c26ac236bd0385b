import Testing
import WaymarkModel
import WaymarkSamples

@testable import WaymarkRunning

@Suite struct TrapsTests {
  private func traps(_ text: String, _ statements: String) async throws -> Proof {
    try await Shared.prove(sample(test(statements), plan: .traps(text: text), name: "traps"))
  }

  @Test func `an example with the expected trap passes, and the line that traps is reported`()
    async throws
  {
    let proof = try await traps("out of range", "let none: [Int] = []\n_ = none[3]")

    #expect(proof.summary == ["passed"])
    #expect(proof.expectations.map(\.location.line) == [13])
    #expect(proof.expectations.map(\.text) == ["traps: out of range"])
  }

  @Test func `a trap without its own message has the runtime's message`() async throws {
    let proof = try await traps("arithmetic overflow", "let n = Int8(\"127\")!\n_ = n + 1")

    #expect(proof.summary == ["passed"])
  }

  @Test func `an example with a different trap fails, and the trap is quoted`() async throws {
    let proof = try await traps("out of range", "fatalError(\"boom\")")

    #expect(
      proof.summary == [
        "failed",
        """
        a.md:12:3: error: expected a trap whose message contains 'out of range'; the message is:
        Fatal error: boom
          change the text of 'traps=' to part of this message, or change the code
        """,
      ])
  }

  @Test func `printing the expected text doesn't count as a trap`() async throws {
    let proof = try await traps("boom", "print(\"Fatal error: boom\")")

    #expect(
      proof.summary == [
        "failed",
        "a.md:12:3: error: expected a trap whose message contains 'boom', "
          + "but the code didn't trap\n"
          + "  remove 'traps=', or show code that traps",
      ])
  }

  // Each statement stops the process in a different way, after text that looks like the runtime's.
  @Test(arguments: [
    ("let n = Int8(\"127\")!\n_ = n + 1", "Swift runtime failure: arithmetic overflow"),
    ("let none: [Int] = []\n_ = none[3]", "Fatal error: Index out of range"),
    ("fatalError(\"other\")", "Fatal error: other"),
    ("_ = (\"text\" as Any) as! Int", "Could not cast value of type"),
    ("raise(SIGILL)", "the process was terminated by signal 4 (illegal instruction)"),
    ("abort()", "the process was terminated by signal 6 (aborted)"),
    ("signal(SIGTRAP, SIG_DFL)\nraise(SIGTRAP)", "the process was terminated by signal 5 (trap)"),
  ])
  func `an example fails if it prints the expected text but stops with a different trap`(
    statements: String, found: String
  ) async throws {
    for text in [
      "Fatal error: boom\\n", "Fatal error: boom", "./Example.swift:3: Fatal error: boom: ",
    ] {
      let print = "_ = \"\(text)\".withCString { write(2, $0, strlen($0)) }"
      let proof = try await Shared.prove(
        sample(
          "import Glibc\n" + test("\(print)\n\(statements)"), plan: .traps(text: "boom"),
          name: "traps"))

      #expect(proof.verdict == .failed, "\(proof.summary)")
      #expect(proof.expectations.map(\.held) == [false])
      #expect(proof.expectations.first?.observed?.hasPrefix(found) == true, "\(proof.expectations)")
    }
  }

  @Test func `an exit is a crash, not a trap`() async throws {
    let proof = try await Shared.prove(
      sample("import Glibc\n" + test("exit(3)"), plan: .traps(text: "3")))

    #expect(proof.verdict == .crashed)
    #expect(
      proof.diagnostics.first?.message
        == "the process ended with status 3 before its test ended")
  }

  @Test func `an issue before the trap fails the example`() async throws {
    let proof = try await traps("boom", "Issue.record(\"early\")\nfatalError(\"boom\")")

    #expect(
      proof.summary == [
        "failed",
        "a.md:12:15: error: an issue was reported before the trap: early\n"
          + "  show code that only traps",
      ])
  }
}
