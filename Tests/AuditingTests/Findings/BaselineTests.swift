import Testing

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

@Suite struct BaselineTests {
  private func report(_ blocks: (code: String, kind: BlockClass)...) -> AuditReport {
    AuditReport(
      blocks.enumerated().map { index, block in
        var finding = BlockFinding(
          document(blocks: block.code).blocks[0], block.kind, attempts: 1)
        finding.line = index * 4 + 1
        return finding
      })
  }

  @Test func `only blocks that are worse than in the baseline are regressions`() {
    let baseline = Baseline(report(("one", .proved), ("two", .broken), ("three", .compiles)))

    let found = baseline.regressions(
      in: report(("one", .compiles), ("two", .needsContext), ("three", .proved)))

    #expect(found.map(\.block.line) == [1])
    #expect(found.map(\.old) == [.proved])
  }

  @Test func `blocks that are better than in the baseline are improvements`() {
    let baseline = Baseline(report(("one", .compiles), ("two", .fragment), ("three", .broken)))

    let found = baseline.improvements(
      in: report(("one", .proved), ("two", .needsContext), ("three", .compiles), ("4", .proved)))

    #expect(found.map(\.line) == [1, 9])
  }

  @Test(arguments: BlockClass.allCases.filter { $0 != .broken })
  func `a block that becomes broken is a regression, and a repaired block is an improvement`(
    kind: BlockClass
  ) {
    let (sound, broken) = (report(("one", kind)), report(("one", .broken)))

    #expect(Baseline(sound).regressions(in: broken).map(\.old) == [kind])
    #expect(Baseline(broken).improvements(in: sound).map(\.kind) == [kind])
    #expect(Baseline(broken).regressions(in: sound).isEmpty)
  }

  @Test func `blocks are recognized after they have moved`() {
    let baseline = Baseline(report(("one", .proved), ("two", .broken)))

    #expect(baseline.regressions(in: report(("two", .broken), ("one", .proved))).isEmpty)
  }

  @Test func `an edited block is compared with the block at the same position`() {
    let baseline = Baseline(report(("one", .proved), ("two", .proved)))

    let found = baseline.regressions(in: report(("one", .proved), ("changed", .needsContext)))

    #expect(found.map(\.block.line) == [5])
  }

  @Test func `an updated baseline keeps only the old findings about the specified files`() {
    func report(_ kind: BlockClass, _ files: String...) -> AuditReport {
      AuditReport(
        files.map { file in
          var finding = BlockFinding(document(blocks: "one").blocks[0], kind, attempts: 1)
          finding.file = file
          return finding
        })
    }
    let baseline = Baseline(report(.compiles, "a.md", "b.md", "c.md"))

    let updated = baseline.updated(with: report(.proved, "b.md")) { $0 == "a.md" }

    #expect(updated.blocks.map(\.file) == ["a.md", "b.md"])
    #expect(updated.blocks.map(\.kind) == [.compiles, .proved])
    #expect(updated.files.map(\.file) == ["a.md", "b.md"])
  }

  @Test func `a new block is a regression only if it is broken`() {
    let baseline = Baseline(report(("one", .proved)))

    let found = baseline.regressions(
      in: report(("one", .proved), ("new", .broken), ("newer", .needsContext)))

    #expect(found.map(\.old) == [nil])
    #expect(found.map(\.block.line) == [5])
  }
}
