import Testing

@testable import WaymarkAuditRuns
@testable import WaymarkContexts

@Suite struct AttemptGroupTests {
  @Test func `attempts with different imports, enclosures, or modes are in different groups`() {
    var attempts = (0..<6).map { Attempt(block: $0) }
    attempts[1].products = ["Parser"]
    attempts[2].programs = [0]
    (attempts[3].programs, attempts[3].products) = ([0], ["Parser"])
    attempts[4].enclosure = .manifest(before: "", after: "")
    attempts[5].isStrict = true

    let groups = AuditRun.groups([attempts])

    #expect(groups.map { $0.map(\.attempt.block) } == [[0], [1], [2], [3], [4], [5]])
  }

  @Test func `only attempts for the same document share imported programs`() {
    var attempt = Attempt(block: 1)
    attempt.programs = [0]

    let groups = AuditRun.groups([[Attempt(block: 0), attempt], [Attempt(block: 0), attempt]])

    #expect(groups.map { $0.map(\.document) } == [[0, 1], [0], [1]])
  }
}
