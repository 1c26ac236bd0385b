import Testing
import WaymarkModel
import WaymarkProject

@testable import WaymarkProving

@Suite struct ShardTests {
  private func examples(_ count: Int) -> [Example] {
    (0..<count).map { number in
      Example(
        id: Example.ID(article: "\(number % 7).md", name: "e\(number)"), module: "M\(number)",
        snippets: [0], plan: .run, source: GeneratedSource(lines: []))
    }
  }

  @Test(arguments: [(0, 3), (1, 1), (1, 4), (5, 5), (100, 7)])
  func `every example is in exactly one shard, in order`(count: Int, parts: Int) {
    let all = examples(count)
    let durations = Dictionary(
      uniqueKeysWithValues: all.dropLast(count / 3).enumerated().map { ($1.id, Double($0 % 9)) })
    let shards = (1...parts).map {
      Shard(index: $0, count: parts)!.selection(from: all, durations: durations).map(\.id)
    }

    #expect(shards.flatMap(\.self).sorted() == all.map(\.id).sorted())
    #expect(shards.allSatisfy { shard in all.map(\.id).filter(shard.contains) == shard })
  }

  @Test func `the order of the examples doesn't affect a shard`() {
    let all = examples(50)
    let shard = Shard(index: 2, count: 3)!

    #expect(
      Set(shard.selection(from: all, durations: [:]).map(\.id))
        == Set(shard.selection(from: all.reversed(), durations: [:]).map(\.id)))
  }

  @Test func `with more shards than examples, a shard has at most one example`() {
    let all = examples(3)
    let selected = [1, 3, 4, 2_000_000_000].map { index in
      Shard(index: index, count: 2_000_000_000)!.selection(from: all, durations: [:]).count
    }

    #expect(selected == [1, 1, 0, 0])
  }

  @Test func `shards are balanced by the durations of their examples`() {
    let all = examples(9)
    let durations = Dictionary(
      uniqueKeysWithValues: zip(all.map(\.id), [8.0, 1, 1, 1, 1, 1, 1, 1, 1]))
    let work = (1...2).map { index in
      Shard(index: index, count: 2)!.selection(from: all, durations: durations).map {
        durations[$0.id]!
      }
      .reduce(0, +)
    }

    #expect(work == [8, 8])
  }

  @Test(
    arguments: [
      (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], "2/3"),
      (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], "1/4"),
      (["CIRCLE_NODE_INDEX": "3", "CIRCLE_NODE_TOTAL": "4"], "4/4"),
      (
        ["SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "5"],
        "3/5"
      ),
      (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"], nil),
      (["CI_NODE_INDEX": "1"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `the shard is read from the variables of CI systems`(
    environment: [String: String], expected: String?
  ) {
    #expect(Shard(environment: environment).map { "\($0.index)/\($0.count)" } == expected)
  }

  @Test(arguments: ["0/3", "4/3", "1/0", "1", "1/", "/2", "a/b", "1/2/3", "-1/2", "auto"])
  func `an invalid shard is rejected`(text: String) {
    #expect(throws: (any Error).self) { try Shard(parsing: text, environment: [:]) }
  }

  @Test func `without CI variables, the error for 'auto' lists the variables to set`() {
    let error = #expect(throws: InvalidShard.self) { try Shard(parsing: "auto", environment: [:]) }

    #expect(
      error?.description == """
        --shard auto needs one of these pairs of environment variables: CI_NODE_INDEX and \
        CI_NODE_TOTAL; BUILDKITE_PARALLEL_JOB and BUILDKITE_PARALLEL_JOB_COUNT; CIRCLE_NODE_INDEX \
        and CIRCLE_NODE_TOTAL; SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT
          set one pair, or specify the shard, such as 2/5
        """)
  }

  @Test(arguments: [("4", "3"), ("0", "3"), ("1", "0"), ("one", "3")])
  func `if CI variables specify an invalid shard, the error for 'auto' shows their values`(
    index: String, count: String
  ) {
    let environment = ["CI_NODE_INDEX": index, "CI_NODE_TOTAL": count]

    let error = #expect(throws: InvalidShard.self) {
      try Shard(parsing: "auto", environment: environment)
    }

    #expect(
      error?.description == """
        the shard in the environment is invalid: CI_NODE_INDEX is \(index), but CI_NODE_TOTAL is \
        \(count)
          specify the shard, such as 2/5
        """)
  }

  @Test func `merging fails if there are no reports`() {
    let failure = #expect(throws: Failure.self) { try ShardReports([]) }

    #expect(
      failure?.description
        == "waymark: there are no reports to merge\n  specify the JSON reports of all shards")
  }
}
