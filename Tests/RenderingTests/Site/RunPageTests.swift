import Foundation
import Testing
import WaymarkModel

@testable import WaymarkBook
@testable import WaymarkDrawing
@testable import WaymarkMarkup
@testable import WaymarkProofPages
@testable import WaymarkRendering

@Suite struct RunPageTests {
  @Test(
    arguments: [
      (0.001, "less than 0.01 s"), (0.0312, "0.03 s"), (1.5, "1.50 s"), (12.345, "12.35 s"),
      (.infinity, nil), (-.infinity, nil), (.nan, nil), (1e300, nil),
    ] as [(Double, String?)])
  func `a duration has two decimal places and never an exponent`(
    duration: Double, expected: String?
  ) {
    #expect(seconds(duration) == expected)
  }

  @Test func `the page about the run lists the slowest examples first`() {
    let page = RunPage(Book(Sample.input))

    #expect(
      page.slowest.map(\.name) == ["endless", "wrong", "trap", "planner", "idle", "issue"])
    #expect(page.slowest.first?.time == "10.00 s")
    #expect(page.total == "6 examples ran for 11.74 s in total.")
    #expect(
      page.conditions
        == """
        They were compiled for <code>x86_64-unknown-linux-gnu</code> with \
        <code><span>-Onone</span> <span>-g</span></code>.
        """
    )
    #expect(page.slowest.first?.href == "proofs/Stacks/endless.html")
    #expect(
      page.sentence
        == "The examples were proved on 21 November 2026, 04:30 UTC with Swift 6.3.1 at commit 0a1b2c3."
    )
  }

  @Test func `a duration that isn't a number is shown as 'unknown', without a total`() {
    var input = Sample.input
    input.proofs[0].duration = .nan

    let page = RunPage(Book(input))

    #expect(page.total == "6 examples ran.")
    #expect(page.slowest.first?.time == "unknown")
  }

  @Test func `the page about the run lists only the ten slowest examples`() {
    var input = Sample.input
    input.examples = (0..<200).map { number in
      var example = Sample.examples[0]
      example.id.name = "example-\(number)"
      return example
    }
    input.proofs = input.examples.enumerated().map {
      Proof(example: $1.id, verdict: .passed, duration: Double($0))
    }

    let slowest = RunPage(Book(input)).slowest

    #expect(slowest.count == 10)
    #expect(slowest.first?.name == "example-199")
  }

  @Test func `a string in a script is escaped so that it can't end the script`() {
    #expect(
      scriptString("a\"\\\n</script>\u{2028}é")
        == "\"a\\\"\\\\\\u000a\\u003c/script\\u003e\\u2028é\"")
  }
}
