import ArgumentParser
import Foundation
import WaymarkModel

/// Options that select some of the examples that a call names.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only examples whose name, such as 'Article.md#example', matches this regular expression.",
      valueName: "pattern"))
  var filter: String?

  @Option(
    help: ArgumentHelp(
      "Only one part of the examples, such as 2/5; or 'auto'.",
      discussion: """
        Together, the shards contain every example, on any machine. 'auto' reads the part from the \
        environment variables of GitLab, Buildkite, CircleCI or a Slurm array.
        """,
      valueName: "part"),
    transform: { try Shard(parsing: $0) })
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "A JSON report of an earlier run, whose durations are used to balance the shards.",
      valueName: "file"))
  var durations: String?

  func validate() throws {
    if let filter, (try? Regex(filter)) == nil {
      throw ValidationError("--filter isn't a regular expression: \(filter)")
    }
    if durations != nil, shard == nil {
      throw ValidationError("--durations requires --shard")
    }
  }

  /// Returns the examples that the filter matches, in the given order; all of them if there is no
  /// filter.
  func matching(_ examples: [Example]) throws -> [Example] {
    guard let filter else { return examples }
    let pattern = try Regex(filter)
    return examples.filter { "\($0.id)".contains(pattern) }
  }

  /// Returns the examples of the shard, in the given order; all of them if there is no shard.
  func part(of examples: [Example]) throws -> [Example] {
    try shard?.part(of: examples, durations: earlierDurations(of: examples)) ?? examples
  }

  /// Returns the durations in seconds that an earlier report contains for examples; empty if there
  /// is no report.
  private func earlierDurations(of examples: [Example]) throws -> [Example.ID: Double] {
    guard let durations else { return [:] }
    let bytes = try ArticleFiles.bytes(of: durations, limit: .max)
    guard let report = try? JSONDecoder().decode(Report.self, from: bytes) else {
      throw Failure.call("'\(durations)' isn't a JSON report that waymark wrote")
    }
    let known = Dictionary(
      report.snippets.compactMap { entry in
        entry.duration.map { (Example.ID(article: entry.article, name: entry.example), $0) }
      }, uniquingKeysWith: max)
    let paths = RepositoryPaths()
    return examples.reduce(into: [:]) { durations, example in
      let id = Example.ID(article: paths.path(of: example.id.article), name: example.id.name)
      durations[example.id] = known[id]
    }
  }
}
