import Foundation
import Testing
import WaymarkModel
import WaymarkSamples

@testable import WaymarkRunning

@Suite struct VerdictTests {
  @Test func `an example passes if its expectation holds`() async throws {
    let example = sample(test("#expect(1 + 1 == 2, sourceLocation: __waymarkCheck(0, 4, 1))"))

    let proof = try await Shared.prove(example)

    #expect(proof.summary == ["passed"])
    #expect(proof.expectationTexts == ["12:3 check 0 true"])
  }

  @Test func `a failed expectation is reported at its own location`() async throws {
    let example = sample(
      test(
        """
        let count = 2
        #expect(count == 1, sourceLocation: __waymarkCheck(0, 5, 1))
        #expect(count == 2, sourceLocation: __waymarkCheck(1, 6, 1))
        """))

    let proof = try await Shared.prove(example)

    #expect(
      proof.summary == ["failed", "a.md:13:3: error: Expectation failed: (count → 2) == 1"])
    #expect(proof.expectationTexts == ["13:3 check 0 false", "14:3 check 1 true"])
  }

  @Test(arguments: ["Test.cancel()", "Task.checkCancellation()"])
  func `a test fails if it is cancelled before it ends`(end: String) async throws {
    let example = sample(
      test(
        """
        #expect(1 == 1, sourceLocation: __waymarkCheck(0, 4, 1))
        withUnsafeCurrentTask { $0?.cancel() }
        try \(end)
        """))

    let proof = try await Shared.prove(example)

    let error = "the test was cancelled, so the rest of it might not have run"
    #expect(proof.summary == ["failed", "a.md:12:3: error: \(error)"])
  }

  @Test func `an '#expect' in a loop counts once for each iteration`() async throws {
    let example = sample(
      test(
        """
        for n in 1...3 {
          #expect(n != 2, sourceLocation: __waymarkCheck(0, 5, 3))
        }
        """))

    let proof = try await Shared.prove(example)

    #expect(proof.summary == ["failed", "a.md:13:5: error: Expectation failed: (n → 2) != 2"])
    #expect(
      proof.expectationTexts == ["13:5 check 0 true", "13:5 check 0 false", "13:5 check 0 true"])
  }

  @Test func `the verdict of an example without expectations is 'compiled'`() async throws {
    let proof = try await Shared.prove(sample(test("_ = 1 + 1")))

    #expect(proof.summary == ["compiled"])
  }

  @Test func `an '#expect' that's never reached doesn't count`() async throws {
    let example = sample(
      test(
        "if Bool.random(), Bool(false) { #expect(1 == 1, sourceLocation: __waymarkCheck(0, 4, 9)) }"
      )
    )

    let proof = try await Shared.prove(example)

    #expect(proof.summary == ["compiled"])
  }

  @Test func `an error that a test throws is reported at its '@Test' attribute`() async throws {
    let example = sample(
      test("struct Oops: Error {}\nthrow Oops()"))

    let proof = try await Shared.prove(example)

    #expect(proof.summary == ["failed", "a.md:11:15: error: Caught error: Oops()"])
  }

  @Test func `a known issue isn't a failure, but its absence is`() async throws {
    let known = sample(test("withKnownIssue { Issue.record(\"so\") }"), name: "known")
    let unseen = sample(test("withKnownIssue(sourceLocation: __waymarkCheck(0, 4, 1)) { }"))

    let knownSummary = try await Shared.prove(known).summary
    #expect(
      knownSummary == ["compiled"])
    let unseenSummary = try await Shared.prove(unseen).summary
    #expect(
      unseenSummary == [
        "failed", "a.md:12:3: error: Known issue was not recorded",
      ])
  }

  @Test func `'withKnownIssue' is one expectation, and failures inside it don't count`()
    async throws
  {
    let proof = try await Shared.prove(
      sample(
        test(
          """
          withKnownIssue(sourceLocation: __waymarkCheck(0, 4, 1)) {
            #expect(1 == 2, sourceLocation: __waymarkCheck(1, 5, 3))
            #expect(1 == 1, sourceLocation: __waymarkCheck(2, 6, 3))
          }
          """), name: "knowing"))

    #expect(proof.summary == ["passed"])
    #expect(
      proof.expectationTexts == [
        "12:3 withKnownIssue 0 true", "13:5 check 1 false", "14:5 check 2 true",
      ])
    #expect(proof.expectations.map(\.exemption) == [nil, .known, nil])
  }

  @Test func `an intermittent issue that doesn't occur isn't an expectation`() async throws {
    let proof = try await Shared.prove(
      sample(
        test(
          "withKnownIssue(isIntermittent: true, sourceLocation: __waymarkCheck(0, 4, 1)) {}"),
        name: "intermittent"))

    #expect(proof.summary == ["compiled"])
    #expect(proof.expectations == [])
  }

  @Test(arguments: [
    ("filterIssues { _ in false }", Proof.Expectation.Exemption.filtered),
    ("compactMapIssues { var issue = $0; issue.severity = .warning; return issue }", .warning),
  ])
  func `an expectation doesn't count if a trait suppresses its issue`(
    trait: String, exemption: Proof.Expectation.Exemption
  ) async throws {
    let proof = try await Shared.prove(
      sample(
        """
        @Test(.\(trait), __waymarkIssues) func statements() {
          #expect(1 == 2, sourceLocation: __waymarkCheck(0, 4, 3))
        }
        """, name: "filtered"))

    #expect(proof.summary == ["compiled"])
    #expect(proof.expectationTexts == ["12:5 check 0 false"])
    #expect(proof.expectations.map(\.exemption) == [exemption])
  }

  @Test func `a failed expectation fails the example unless a trait suppresses it`() async throws {
    let proof = try await Shared.prove(
      sample(
        """
        @Test(.filterIssues { _ in true }, __waymarkIssues) func statements() {
          #expect(1 == 2, sourceLocation: __waymarkCheck(0, 4, 3))
        }
        """, name: "unfiltered"))

    #expect(proof.summary == ["failed", "a.md:12:5: error: Expectation failed: 1 == 2"])
    #expect(proof.expectations.map(\.exemption) == [nil])
  }

  @Test func `an issue with warning severity has no effect`() async throws {
    let example = sample(test("Issue.record(\"hm\", severity: .warning)"))

    let exampleSummary = try await Shared.prove(example).summary
    #expect(
      exampleSummary == ["compiled"])
  }

  @Test func `an issue in a detached task fails the running test`() async throws {
    let example = sample(
      test("await Task.detached { _ = Issue.record(\"late\") }.value"))

    let exampleSummary = try await Shared.prove(example).summary
    #expect(
      exampleSummary == [
        "failed", "a.md:12:41: error: late",
      ])
  }

  @Test func `a compile error is reported at the author's location`() async throws {
    let example = sample("let x: Int = \"é\"; let y: Int = \"2\"")

    let exampleSummary = try await Shared.prove(example).summary
    #expect(
      exampleSummary == [
        "does not compile",
        "a.md:11:16: error: cannot convert value of type 'String' to specified type 'Int'",
        "a.md:11:35: error: cannot convert value of type 'String' to specified type 'Int'",
      ])
  }

  @Test func `a warning is included in the proof without affecting the verdict`() async throws {
    let example = sample(test("let unused = 1"))

    let exampleSummary = try await Shared.prove(example).summary
    #expect(
      exampleSummary == [
        "compiled",
        "a.md:12:7: warning: initialization of immutable value 'unused' was never used; "
          + "consider replacing with assignment to '_' or removing it",
      ])
  }

  @Test func `an example with its own main and no expectations is only compiled`() async throws {
    let example = sample("@main struct App { static func main() {} }", plan: .compile)

    let exampleSummary = try await Shared.prove(example).summary
    #expect(
      exampleSummary == ["compiled"])
  }

  @Test func `an untested example isn't compiled`() async throws {
    let example = sample("nonsense (", plan: .untested(reason: "needs a screen"))

    let exampleSummary = try await Shared.prove(example).summary
    #expect(
      exampleSummary == ["untested"])
  }

  @Test func `an example whose source can't be generated has the article's errors`()
    async throws
  {
    let place = SourceLocation(file: "a.md", line: 3, column: 4)
    let errors = [Diagnostic(at: place, "no such slot")]

    let broken = try await Shared.prove(sample("", plan: .broken(errors)))
    let incomplete = try await Shared.prove(sample("", plan: .incomplete(errors)))

    #expect(broken.summary == ["failed", "a.md:3:4: error: no such slot"])
    #expect(incomplete.summary == ["does not compile", "a.md:3:4: error: no such slot"])
  }

  @Test func `an example that calls a function without a definition doesn't compile`() async throws
  {
    let example = sample(
      "@_silgen_name(\"nowhere_to_be_found\") func f()\n" + test("f()"))

    let proof = try await Shared.prove(example)
    #expect(
      proof.summary == [
        "does not compile",
        """
        a.md:11:3: error: the example doesn't link
          undefined symbol: nowhere_to_be_found; for more, see the linker's output on the \
        example's proof page, which 'waymark build' writes
        """,
      ])
    #expect(proof.diagnostics.map(\.reason) == [.linkFailure])
    #expect(proof.log.contains(" example.o:("))
    #expect(!proof.log.contains(NSTemporaryDirectory()))
  }

  @Test func `toolchain libraries are linked when they're imported`() async throws {
    let example = sample(
      """
      import Foundation
      import FoundationXML
      import Glibc
      """ + "\n"
        + test(
          """
          let n = XMLElement(name: "a").name ?? "" + Data([1]).base64EncodedString()
          #expect(n == "a" && 4.0.squareRoot() == cos(0) + 1, sourceLocation: __waymarkCheck(0, 8, 1))
          """))

    #expect(try await Shared.prove(example).verdict == .passed)
  }
}
