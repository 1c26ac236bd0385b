import Testing
import WaymarkModel

@testable import WaymarkProving

/// Shards of different runs, which can't be merged.
@Suite struct ShardDifferenceTests {
  private typealias Shard = Report.ShardContents
  typealias Change = @Sendable (inout Report.ShardContents) -> Void

  private static let shard = {
    var run = Shard.Run(scope: "snippet", isSandboxed: false, tool: "0.1.0")
    (run.library, run.timeLimit) = ("1", 10)
    var shard = Shard(index: 1, count: 2, run: run, digest: "1")
    (shard.articles, shard.imports) = (["Docs"], ["Hikes"])
    (shard.compiler, shard.platform) = ("Swift 6.3", "linux")
    return shard
  }()

  private static let arguments = "run 'waymark test' with the same arguments for all shards"
  private static let sources = "create all shards from the same commit"
  private static let compiler = "create all shards with the same compiler on the same platform"

  static let changes: [(change: Change, description: String, hint: String)] = [
    ({ $0.count = 3 }, "the number of shards differs", arguments),
    ({ $0.articles = ["Guides"] }, "the arguments differ", arguments),
    ({ $0.filter = "path" }, "the arguments differ", arguments),
    ({ $0.run.scope = "article" }, "--scope differs", arguments),
    (
      { $0.run.timeLimit = 20 }, "the time limit differs",
      "use the same --time-limit, or the same 'time-limit' in waymark.yml, for all shards"
    ),
    ({ $0.run.isSandboxed = true }, "only one of them was run with --sandbox", arguments),
    ({ $0.digest = "2" }, "the articles differ", sources),
    ({ $0.imports = [] }, "the imported modules differ", sources),
    ({ $0.compiler = "Swift 6.4" }, "the compiler or the platform differs", compiler),
    ({ $0.platform = "wasi" }, "the compiler or the platform differs", compiler),
    (
      { $0.run.tool = "0.2.0" }, "the versions of waymark differ",
      "create all shards with the same version of waymark"
    ),
    (
      { $0.run.library = nil }, "only one of them records which sources the library was built from",
      "create all shards without --skip-build, and don't change sources during the build"
    ),
    ({ $0.run.library = "2" }, "the libraries were built from different sources", sources),
  ]

  @Test(arguments: changes.indices)
  func `each difference between two runs is described, with a hint`(_ index: Int) throws {
    let (change, description, hint) = Self.changes[index]
    var other = Self.shard
    change(&other)

    let difference = try #require(other.difference(from: Self.shard))

    #expect(difference.description == description)
    #expect(difference.hint == hint)
  }

  @Test func `shards of the same run differ only in their numbers and proofs`() {
    var other = Self.shard
    other.index = 2
    other.proofs = [Proof(example: .init(article: "a.md", name: "top"), verdict: .passed)]

    #expect(other.difference(from: Self.shard) == nil)
  }
}
