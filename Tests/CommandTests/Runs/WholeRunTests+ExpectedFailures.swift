import Testing
import WaymarkModel

/// Runs of examples that must fail.
extension WholeRunTests {
  @Test func `expected failures pass, and unexpected successes fail`() async throws {
    try project.write(
      "Promises.md",
      [
        fence("let a: Int = \"\"  // error", "example=f, fails=\"cannot convert\""),
        fence("let a = 1", "example=f-not, fails=\"cannot convert\""),
        fence("let a: Int = \"\"", "example=f-other, fails=\"nothing of the kind\""),
        fence("fatalError(\"no way\")", "example=t, traps=\"no way\""),
        fence("let a = 1", "example=t-not, traps=\"no way\""),
        fence("fatalError(\"other\")", "example=t-other, traps=\"no way\""),
        fence("Issue.record(\"lost\")", "example=r, reports=\"lost\""),
        fence("let a = 1", "example=r-not, reports=\"lost\""),
        fence(
          "Issue.record(\"lost\")\nIssue.record(\"found\")", "example=r-other, reports=\"lost\""),
        fence("this is not Swift", "untested=\"it is prose\""),
      ].joined(separator: "\n"))

    let run = try await project.waymark("test", "Promises.md", "--report", "promises.json")

    #expect(run.status == 1)
    let verdicts = try report("promises.json").snippets.map {
      "\($0.example): \($0.verdict.rawValue)"
    }
    #expect(
      verdicts == [
        "f: passed", "f-not: failed", "f-other: failed", "t: passed", "t-not: failed",
        "t-other: failed", "r: passed", "r-not: failed", "r-other: failed", "top: untested",
      ])
  }

  @Test
  func `a missing issue is reported in the example that expects it, not in the examples it uses`()
    async throws
  {
    try project.write(
      "missed.md",
      fence("func go() {}\ngo()", "example=a")
        + fence("go()", "example=b, uses=a, reports=\"lost\"")
    )

    let run = try await project.waymark("test", "missed.md", "--quiet")

    #expect(
      run.error == """
        missed.md:6:1: error: expected an issue that contains 'lost', but none was reported
          remove 'reports=', or show code that reports an issue

        """)
  }
}
