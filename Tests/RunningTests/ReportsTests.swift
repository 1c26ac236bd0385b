import Testing
import WaymarkModel
import WaymarkSamples

@testable import WaymarkRunning

@Suite struct ReportsTests {
  private func reports(_ text: String, _ statements: String) async throws -> Proof {
    try await Shared.prove(sample(test(statements), plan: .reports(text: text), name: "reports"))
  }

  @Test func `an example passes if it reports the expected issue`() async throws {
    let proof = try await reports("cold", "Issue.record(\"it is cold\")")

    #expect(proof.summary == ["passed"])
    #expect(proof.expectationTexts == ["12:15 reports: cold true"])
  }

  @Test func `every issue must contain the expected text`() async throws {
    let proof = try await reports("cold", "Issue.record(\"it is cold\")\nIssue.record(\"wet\")")

    #expect(
      proof.summary == [
        "failed",
        """
        a.md:13:15: error: expected every issue to contain 'cold', as 'reports=' states; the issue \
        reported here is:
        wet
          change the text of 'reports=' to part of each reported issue, or change the code
        """,
      ])
  }

  @Test func `an example fails if it doesn't report the expected issue`() async throws {
    let proof = try await reports("cold", "withKnownIssue { Issue.record(\"cold\") }")

    #expect(
      proof.summary == [
        "failed",
        "a.md:12:3: error: expected an issue that contains 'cold', but none was reported\n"
          + "  remove 'reports=', or show code that reports an issue",
      ])
  }

  @Test(arguments: ["throw Cold()", "try Test.cancel()", "try await fail()"])
  func `an error or a cancellation that ends the test isn't an expected issue`(
    end: String
  ) async throws {
    let declarations = "struct Cold: Error {}\nfunc fail() async throws { throw Cold() }"
    let proof = try await reports("e", "\(declarations)\nIssue.record(Cold())\n\(end)")

    #expect(proof.verdict == .failed)
    #expect(proof.diagnostics.count == 1)
    let message = proof.diagnostics.first?.message ?? ""
    #expect(
      message.hasPrefix("code with 'reports=' must run to completion, but this ended the test:\n"))
  }

  @Test func `a crash takes precedence over expected issues`() async throws {
    let proof = try await reports("cold", "Issue.record(\"cold\")\nfatalError(\"boom\")")

    #expect(proof.verdict == .crashed)
    #expect(
      proof.summary == [
        "crashed", "a.md:13:3: error: Fatal error: boom",
        "a.md:12:15: error: cold",
      ])
  }
}
