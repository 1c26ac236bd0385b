import Foundation
import Testing
import WaymarkModel

/// Merging the reports of a run's shards.
@Suite(.serialized) struct MergeTests {
  private let project: Project

  init() throws {
    project = try Project.shared.get()
    try project.writeParts(in: "Shards")
  }

  @Test func `merging the reports of all shards produces the report and the site of a single run`()
    async throws
  {
    var parts: [String] = []
    for index in 1...3 {
      parts.append("parts/\(index).json")
      let run = try await project.waymark(
        "test", "Shards", "--strict", "--quiet", "--shard", "\(index)/3", "--report", parts.last!)
      #expect([0, 1].contains(run.status), "\(run.error)")
    }

    let merged = try await project.waymark(
      ["merge"] + parts + ["--strict", "--report", "parts/all.tap", "--output", "_merged"])
    let whole = try await project.waymark(
      "build", "Shards", "--strict", "--quiet", "--report", "parts/whole.tap", "--output", "_whole")

    #expect(merged.status == 1)
    #expect(merged.output == whole.output.replacing("_whole", with: "_merged"))
    #expect(try project.text("parts/all.tap") == project.text("parts/whole.tap"))
    let diff = try await project.run("diff", "-rq", "_merged", "_whole")
    #expect(diff.status < 2 && diff.error == "", "\(diff)")
    #expect(
      diff.output.split(separator: "\n").allSatisfy {
        $0.contains("run.") || $0.contains(".waymark")
      }, "\(diff.output)")
    #expect(project.exists("_merged/index.html"))
  }

  @Test func `the report of a shard isn't subject to the size limit for articles`() async throws {
    let part = "parts/large.json"
    _ = try await project.waymark("test", "Shards", "--quiet", "--shard", "1/1", "--report", part)
    try project.write(part, try project.text(part) + String(repeating: "\n", count: 65 << 20))

    let merged = try await project.waymark("merge", part)

    #expect(merged.error.contains("Shards/"), "\(merged.error)")
    #expect(merged.status == 1)
  }

  @Test func `missing, duplicate, and outdated shards are errors`() async throws {
    for index in 1...2 {
      _ = try await project.waymark(
        "test", "Shards", "--quiet", "--shard", "\(index)/2", "--report", "twos/\(index).json")
    }

    _ = try await project.waymark("test", "Shards", "--quiet", "--report", "twos/whole.json")
    _ = try await project.waymark(
      "test", "Shards", "--quiet", "--shard", "2/3", "--report", "twos/third.json")

    let missing = try await project.waymark("merge", "twos/1.json")
    let whole = try await project.waymark("merge", "twos/whole.json")
    let mixed = try await project.waymark("merge", "twos/1.json", "twos/third.json")
    let double = try await project.waymark("merge", "twos/1.json", "twos/1.json", "twos/2.json")
    let foreign = try await project.waymark("merge", "Package.swift")
    try project.write("Shards/Parts.md", "```swift\n#expect(true)\n```")
    let changed = try await project.waymark("merge", "twos/1.json", "twos/2.json")

    #expect(
      [missing, whole, mixed, double, foreign, changed].allSatisfy {
        $0.status == 2 && $0.output.isEmpty
      })
    #expect(
      missing.error == """
        waymark: shards are missing: 2/2
          specify the JSON reports of all shards

        """)
    #expect(
      whole.error == """
        waymark: 'twos/whole.json' isn't the report of a shard
          create it with 'waymark test' and the options --shard and --report

        """)
    #expect(
      mixed.error == """
        waymark: 'twos/1.json' and 'twos/third.json' are from different runs: the number of shards \
        differs
          run 'waymark test' with the same arguments for all shards

        """)
    #expect(
      double.error == """
        waymark: 'twos/1.json' and 'twos/1.json' are both shard 1/2
          specify one report for each shard

        """)
    #expect(
      foreign.error == """
        waymark: 'Package.swift' isn't a JSON report from 'waymark test'
          create it with 'waymark test' and the options --shard and --report

        """)
    #expect(
      changed.error == """
        waymark: the articles differ from those that were proved
          run 'waymark merge' in a checkout of the commit that the shards were proved from

        """)
  }

  @Test func `shards that were proved with different libraries or limits can't be merged`()
    async throws
  {
    let project = try Project("sharded")
    try await project.addHarness()
    func prove(_ shard: String, to file: String, _ options: String...) async throws {
      let run = try await project.waymark(
        ["test", "Docs", "--quiet", "--shard", shard, "--report", file] + options)
      #expect(run.status == 0, "\(run.error)")
    }
    try project.write(
      "Docs/Depths.md",
      "```swift, example=a\n#expect(depth == 42)\n```\n\n```swift, example=b\n#expect(depth == 43)\n```\n"
    )

    try project.write("Sources/Hikes/Depth.swift", "public let depth = 42\n")
    try await prove("1/2", to: "1.json")
    try project.write("Sources/Hikes/Depth.swift", "public let depth = 43\n")
    try await prove("2/2", to: "2.json")
    try await prove("2/2", to: "limited.json", "--time-limit", "30")
    let libraries = try await project.waymark("merge", "1.json", "2.json")
    let limits = try await project.waymark("merge", "1.json", "limited.json")

    #expect([libraries.status, limits.status] == [2, 2])
    #expect(
      libraries.error == """
        waymark: '1.json' and '2.json' are from different runs: the libraries were built from \
        different sources
          create all shards from the same commit

        """)
    #expect(
      limits.error == """
        waymark: '1.json' and 'limited.json' are from different runs: the time limit differs
          use the same --time-limit, or the same 'time-limit' in waymark.yml, for all shards

        """)
  }

  @Test func `shards are merged with the scope that they were proved with`() async throws {
    try project.write(
      "Scoped/Scoped.md",
      "# Scoped\n\n```swift\nlet width = 3\n```\n\n```swift\n#expect(width == 3)\n```\n")

    let run = try await project.waymark(
      "test", "Scoped", "--quiet", "--scope", "article", "--shard", "1/1", "--report", "scoped.json"
    )
    let merged = try await project.waymark("merge", "scoped.json")

    #expect(merged == Project.Run(status: 0, output: run.output, error: ""))
  }

  @Test func `shards whose scope was determined by an audit can't be merged`() async throws {
    _ = try await project.waymark(
      "test", "Shards", "--quiet", "--shard", "1/1", "--report", "edited/auto.json")
    var report = try JSONDecoder().decode(
      Report.self, from: Data(project.text("edited/auto.json").utf8))
    report.shard?.run.scope = "auto"
    try project.write("edited/auto.json", Array(JSONEncoder().encode(report)))

    let merged = try await project.waymark("merge", "edited/auto.json")

    #expect(
      merged
        == Project.Run(
          status: 2, output: "",
          error: """
            waymark: shards that were proved with '--scope auto' can't be merged
              run 'waymark adopt --write' to add options to the blocks, then run 'waymark test' \
            again for all shards, without --scope

            """))
  }

  @Test func `an example must be in exactly one of the merged reports`() async throws {
    _ = try await project.waymark(
      "test", "Shards", "--quiet", "--shard", "1/1", "--report", "edited/whole.json")
    let decoder = JSONDecoder()
    var report = try decoder.decode(Report.self, from: Data(project.text("edited/whole.json").utf8))
    report.shard?.count = 2
    try project.write("edited/1.json", Array(JSONEncoder().encode(report)))
    report.shard?.index = 2
    try project.write("edited/2.json", Array(JSONEncoder().encode(report)))
    report.shard?.count = 1
    report.shard?.index = 1
    report.shard?.proofs.removeFirst()
    try project.write("edited/less.json", Array(JSONEncoder().encode(report)))

    let double = try await project.waymark("merge", "edited/1.json", "edited/2.json")
    let less = try await project.waymark("merge", "edited/less.json")

    #expect(
      double.error == """
        waymark: 'edited/1.json' and 'edited/2.json' both contain a result for Shards/Parts.md#model
          run 'waymark test' again for all shards, with the same --durations file if you use one

        """)
    #expect(
      less.error == """
        waymark: no report contains a result for 'Shards/Parts.md#model'
          run 'waymark test' again for all shards, without --fail-fast and with the same \
        --durations file if you use one

        """)
    #expect([double, less].allSatisfy { $0.status == 2 && $0.output.isEmpty })
  }
}
