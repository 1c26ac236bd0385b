import ArgumentParser
import Foundation
import WaymarkModel
import WaymarkProving

/// Options that select some of the examples that the command line specifies.
struct FilterOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Select examples whose name, such as 'Article.md#example', matches this regular expression.",
      valueName: "pattern"))
  var filter: String?

  @Option(
    help: ArgumentHelp(
      "Select a shard of the examples: a number and a count, such as 2/5, or 'auto'.",
      discussion: """
        The examples are divided the same way on every machine, so together the shards contain \
        every example. 'auto' reads the shard from the environment variables of GitLab, Buildkite, \
        CircleCI, or a Slurm array.
        """,
      valueName: "shard"),
    transform: { try Shard(parsing: $0) })
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "A JSON report from an earlier run, whose durations are used to balance the shards.",
      valueName: "file"))
  var durations: String?

  /// Throws `ValidationError` if the pattern isn't a regular expression, or if durations are
  /// specified without a shard.
  func validate() throws {
    if let filter, (try? Regex(filter)) == nil {
      throw ValidationError("--filter must be a valid regular expression, not '\(filter)'")
    }
    if durations != nil, shard == nil {
      throw ValidationError(
        "--durations requires --shard; add --shard, or leave out --durations")
    }
  }

  /// The filter that these options describe. Creating it doesn't read the file with the durations.
  var exampleFilter: ExampleFilter {
    ExampleFilter(pattern: filter, shard: shard, durations: durations)
  }
}
