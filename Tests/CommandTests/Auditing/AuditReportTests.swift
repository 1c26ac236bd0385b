import Foundation
import Testing
import WaymarkSamples

/// The baselines, reports, and sites of audits.
@Suite struct AuditReportTests {
  private let project: Project

  init() throws { project = try Project.shared.get() }

  @Test func `with a baseline, an audit fails only if a block got worse`() async throws {
    try project.write(
      "Foreign/Base.md", "```swift\nlet n: Int = \"\"\n```\n\n```swift\nprint(1) // 1\n```\n")
    let file = "base.json"

    let missing = try await project.waymark("audit", "Foreign/Base.md", "--baseline", file)
    let first = try await project.waymark(
      "audit", "Foreign/Base.md", "--baseline", file, "--update-baseline")
    let same = try await project.waymark("audit", "Foreign/Base.md", "--baseline", file)
    try project.write(
      "Foreign/Base.md", "```swift\nlet n: Int = \"\"\n```\n\n```swift\nprint(1) // 2\n```\n")
    let worse = try await project.waymark("audit", "Foreign/Base.md", "--baseline", file)

    try project.write(
      "Foreign/Base.md", "```swift\nlet n: Int = 1\n```\n\n```swift\nprint(1) // 1\n```\n")
    let better = try await project.waymark("audit", "Foreign/Base.md", "--baseline", file)

    #expect([missing, first, same, worse, better].map(\.status) == [2, 0, 0, 1, 0])
    #expect(first.output.hasSuffix("\nWrote the baseline to base.json\n"))
    #expect(
      worse.messages == """
        Foreign/Base.md:2:14: error: cannot convert value of type 'String' to specified type 'Int'
        Foreign/Base.md:6:1: error: the document states '2', but the result is '1'
          write the result, or correct the code
        Foreign/Base.md:5: proved in the baseline, now broken

        """)
    #expect(
      better.output == """
        Foreign/Base.md:1: compiles
        Foreign/Base.md:5: proved
        Foreign/Base.md: 2 blocks, 1 proved, 1 compiles
        1 block is better than in the baseline; record it with --update-baseline

        """)
    #expect(
      same.output == """
        Foreign/Base.md:1: broken
        Foreign/Base.md:5: proved
        Foreign/Base.md: 2 blocks, 1 proved, 1 broken

        """)
  }

  @Test func `updating a baseline keeps the findings about documents that aren't audited`()
    async throws
  {
    let names = ["Kept.md", "Folder/One.md", "Folder/Two.md"]
    for name in names { try project.write("Foreign/Bases/\(name)", "```swift\nlet n = 1\n```\n") }
    let options = ["--quiet", "--baseline", "bases.json", "--update-baseline"]
    func files() throws -> [String] {
      try project.text("bases.json").matches(of: /"file" : "Foreign\/Bases\/(.*)"/)
        .map { String($0.output.1) }.sorted()
    }

    let all = try await project.waymark(["audit", "Foreign/Bases"] + options)
    let first = try files()
    try FileManager.default.removeItem(atPath: "\(project.folder)/Foreign/Bases/Folder/Two.md")
    let one = try await project.waymark(["audit", "Foreign/Bases/Kept.md"] + options)
    let second = try files()
    let folder = try await project.waymark(["audit", "Foreign/Bases/Folder/"] + options)
    let third = try files()

    #expect([all, one, folder].map(\.status) == [0, 0, 0])
    // Each file is listed with its counts and with its block.
    #expect(Set(first) == Set(names) && first.count == 6)
    #expect(second == first)
    #expect(Set(third) == ["Folder/One.md", "Kept.md"])
  }

  @Test func `a baseline isn't written if the settings have errors`() async throws {
    try project.write("Unset/waymark.yml", "time-limit: long\n")
    try project.write("Unset/Base.md", "```swift\nlet n = 1\n```\n")

    let run = try await project.waymark(
      "audit", "Unset/Base.md", "--quiet", "--baseline", "invalid.json",
      "--update-baseline")

    #expect(run.status == 1)
    #expect(
      run.messages.hasSuffix(
        """
        waymark: the baseline wasn't written, because the settings have errors
          correct the errors above, and run the command again

        """), "\(run.error)")
    #expect(!project.exists("invalid.json"))
  }

  @Test func `the site and the reports show the findings`() async throws {
    let document = FixtureFolder("Auditing/a-document-can-have-a-block-of-each-class")
    try project.write("Foreign/Site.md", try document.bytes(of: "article.md"))

    let run = try await project.waymark(
      "audit", "Foreign/Site.md", "--quiet", "--site", "audited", "--report", "audited.xml",
      "--report", "audited.json")
    let page = try project.text("audited/articles/Foreign/Site.html")
    let junit = try project.text("audited.xml")

    #expect(run.status == 1)
    #expect(page.contains("<strong>broken</strong>, after the block on line 3"))
    #expect(page.contains("Berta") && page.contains("but the result is"))
    #expect(page.contains("<strong>needs context</strong>, missing: walk, Hiker"))
    #expect(junit.split(separator: "<testcase").count == 14)
    #expect(junit.split(separator: "<failure").count == 3)
    #expect(junit.split(separator: "<skipped").count == 7)
    #expect(try project.text("audited.json").contains("\"kind\" : \"interface\""))
  }
}
