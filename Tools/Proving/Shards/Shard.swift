import HeapModule
import WaymarkModel
import WaymarkProject
import WaymarkSystem

/// One of several parts of a run that can run on different machines.
package struct Shard: Equatable {
  /// The number of the shard, starting at 1.
  package var index: Int
  /// The number of shards, at least 1.
  package var count: Int

  /// Creates a shard. Returns nil if the index isn't in `1...count`.
  package init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Parses a shard such as `2/5`, or reads it from the environment for `auto`.
  ///
  /// - Throws: `InvalidShard` if the text is neither, if the index isn't in `1...count`, or if the
  ///   environment contains no valid shard.
  package init(
    parsing text: String, environment: [String: String] = Machine.environment
  ) throws(InvalidShard) {
    if text == "auto" {
      guard let shard = Shard(environment: environment) else {
        throw Self.error(for: environment)
      }
      self = shard
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1 else {
      throw InvalidShard(
        "--shard must be 'auto' or have the form INDEX/COUNT, such as 2/5, not '\(text)'")
    }
    guard let shard = Shard(index: index, count: count) else {
      throw InvalidShard("the number of the shard must be from 1 to \(count), not \(index)")
    }
    self = shard
  }

  /// Reads the shard from the variables that a CI system sets for parallel jobs.
  ///
  /// - Returns: Nil if the variables are missing or inconsistent.
  package init?(environment: [String: String]) {
    for (index, first, count) in Self.variables {
      guard let index = environment[index].flatMap({ Int($0) }),
        let count = environment[count].flatMap({ Int($0) })
      else { continue }
      let first = Int(first) ?? environment[first].flatMap { Int($0) } ?? 0
      self.init(index: index - first + 1, count: count)
      return
    }
    return nil
  }

  /// Returns the error for an environment that contains no valid shard.
  private static func error(for environment: [String: String]) -> InvalidShard {
    for (indexVariable, _, countVariable) in variables {
      guard let index = environment[indexVariable], !index.isEmpty,
        let count = environment[countVariable], !count.isEmpty
      else { continue }
      return InvalidShard(
        "the shard in the environment is invalid: \(indexVariable) is \(index), but "
          + "\(countVariable) is \(count)",
        hint: "specify the shard, such as 2/5")
    }
    let pairs = variables.map { "\($0.0) and \($0.2)" }
    return InvalidShard(
      "--shard auto needs one of these pairs of environment variables: "
        + pairs.joined(separator: "; "),
      hint: "set one pair, or specify the shard, such as 2/5")
  }

  /// For each system, the variable for the shard, the number of the first shard or the variable
  /// for it, and the variable for the number of shards.
  private static let variables = [
    ("CI_NODE_INDEX", "1", "CI_NODE_TOTAL"),
    ("BUILDKITE_PARALLEL_JOB", "0", "BUILDKITE_PARALLEL_JOB_COUNT"),
    ("CIRCLE_NODE_INDEX", "0", "CIRCLE_NODE_TOTAL"),
    ("SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_COUNT"),
  ]

  /// Returns the examples of this shard, in the given order.
  ///
  /// The longest examples are distributed first, each to the shard with the least work (longest
  /// processing time first; Graham 1969). An example without a known duration counts as average.
  /// The result depends only on the examples' names and on the durations.
  package func selection(from examples: [Example], durations: [Example.ID: Double]) -> [Example] {
    let known = examples.compactMap { durations[$0.id] }
    let average = known.isEmpty ? 1 : known.reduce(0, +) / Double(known.count)
    let ranked = examples.map { (id: $0.id, duration: durations[$0.id] ?? average) }
      .sorted { ($1.duration, $0.id) < ($0.duration, $1.id) }
    // Shards without work are filled in order, so those after the last example stay empty.
    var loads = Heap((1...min(count, max(examples.count, 1))).map { Load(work: 0, shard: $0) })
    var chosen: Set<Example.ID> = []
    for (id, duration) in ranked {
      var least = loads.min!
      least.work += duration
      loads.replaceMin(with: least)
      if least.shard == index { chosen.insert(id) }
    }
    return examples.filter { chosen.contains($0.id) }
  }

  /// The work of a shard, in seconds.
  private struct Load: Comparable {
    var work: Double
    var shard: Int

    static func < (lhs: Self, rhs: Self) -> Bool { (lhs.work, lhs.shard) < (rhs.work, rhs.shard) }
  }
}

/// An error that explains why a string doesn't specify a shard of a run.
package struct InvalidShard: CustomStringConvertible, Error {
  package let description: String

  fileprivate init(_ message: String, hint: String? = nil) {
    description = message + (hint.map { "\n  \($0)" } ?? "")
  }
}
