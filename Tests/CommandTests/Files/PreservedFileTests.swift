import Foundation
import Testing

/// Files that a command must not replace.
@Suite struct PreservedFileTests {
  private let project: Project

  init() throws { project = try Project.shared.get() }

  @Test func `a report can't replace the baseline of an audit`() async throws {
    func document(_ result: Int) -> String { "```swift\nprint(40 + 2)  // \(result)\n```\n" }
    try project.write("Kept/Base.md", document(42))
    let arguments = ["audit", "Kept/Base.md", "--quiet", "--baseline", "Kept/base.json"]
    let first = try await project.waymark(arguments + ["--update-baseline"])
    let baseline = try project.text("Kept/base.json")
    try project.write("Kept/Base.md", document(44))

    let same = try await project.waymark(arguments + ["--report", "Kept/base.json"])
    let other = try await project.waymark(arguments + ["--report", "./Kept/base.json"])
    let compared = try await project.waymark(arguments + ["--report", "Kept/other.json"])

    #expect([first, same, other, compared].map(\.status) == [0, 2, 2, 1])
    #expect(
      other.error == """
        waymark: --report would replace './Kept/base.json', which this command reads
          specify another file with --report

        """)
    #expect(try project.text("Kept/base.json") == baseline)
  }

  @Test func `the error about an empty baseline name mentions '--baseline'`() async throws {
    let run = try await project.waymark("audit", "README.md", "--baseline", "")

    #expect(run.status == 2)
    #expect(
      run.error == "waymark: --baseline is empty\n  specify a file with --baseline\n")
  }

  @Test func `a baseline can be larger than 64 MB`() async throws {
    try project.write("Kept/large.json", "not a report")
    try #require(truncate("\(project.folder)/Kept/large.json", 65 << 20) == 0)

    let run = try await project.waymark("audit", "README.md", "--baseline", "Kept/large.json")

    #expect(run.status == 2)
    #expect(run.error.hasPrefix("waymark: 'Kept/large.json' isn't a JSON report"), "\(run.error)")
  }

  @Test func `a report can't replace one of the merged shards`() async throws {
    try project.write("Kept/Shards.md", "```swift\n#expect(true)\n```\n")
    let shard = "Kept/shard.json"
    _ = try await project.waymark(
      "test", "Kept/Shards.md", "--quiet", "--shard", "1/1", "--report", shard)
    let old = try project.text(shard)

    let run = try await project.waymark("merge", shard, "--report", shard)

    #expect(run.status == 2)
    #expect(run.error.contains("--report would replace 'Kept/shard.json'"))
    #expect(try project.text(shard) == old)
  }

  @Test func `a report can't replace a broken symbolic link`() async throws {
    try project.write("Kept/Link.md", "```swift\n#expect(true)\n```\n")
    let link = "\(project.folder)/Kept/link.json"
    try? FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere.json")

    let run = try await project.waymark(
      "test", "Kept/Link.md", "--quiet", "--report", "Kept/link.json")

    #expect(run.status == 2)
    #expect(
      run.error == """
        waymark: 'Kept/link.json' is a broken symbolic link
          specify another file with --report

        """)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == "nowhere.json")
  }
}
