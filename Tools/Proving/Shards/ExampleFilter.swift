import Foundation
import WaymarkModel
import WaymarkProject

/// A filter that selects some of the examples that the command line specifies.
package struct ExampleFilter {
  /// A regular expression that matches `Article.md#example`; nil to select all examples.
  package var pattern: String?
  /// The shard of the matching examples to select; nil to select all of them.
  package var shard: Shard?
  /// The path of an earlier run's JSON report, whose durations are used to balance the shards.
  package var durations: String?

  package init(pattern: String? = nil, shard: Shard? = nil, durations: String? = nil) {
    (self.pattern, self.shard, self.durations) = (pattern, shard, durations)
  }

  /// Whether the filter selects all examples.
  var selectsAll: Bool { pattern == nil && shard == nil }

  /// Returns the examples that the pattern matches, in the given order. Returns all of them if
  /// there is no pattern.
  ///
  /// - Throws: `Failure.call` if there are examples, but the pattern matches none of them; the
  ///   error of `Regex` if the pattern is invalid.
  package func matching(_ examples: [Example]) throws -> [Example] {
    guard let pattern else { return examples }
    let regex = try Regex(pattern)
    let found = examples.filter { "\($0.id)".contains(regex) }
    guard !found.isEmpty || examples.isEmpty else {
      throw Failure.call(
        "no example matches --filter '\(pattern)'",
        hint: "list the names of the examples with 'waymark test --list'")
    }
    return found
  }

  /// Returns the examples of the shard, in the given order. Returns all of them if there is no
  /// shard.
  ///
  /// - Throws: `Failure` if the report with the durations can't be read or isn't a report.
  package func selection(from examples: [Example]) throws -> [Example] {
    try shard?.selection(from: examples, durations: earlierDurations(of: examples)) ?? examples
  }

  /// Returns the durations in seconds that an earlier report contains for examples; empty if there
  /// is no report.
  private func earlierDurations(of examples: [Example]) throws -> [Example.ID: Double] {
    guard let durations else { return [:] }
    let bytes = try ArticleFiles.bytes(of: durations, limit: .max)
    guard let report = try? JSONDecoder().decode(Report.self, from: bytes) else {
      throw Failure.call(
        "'\(durations)' isn't a JSON report from 'waymark test'",
        hint: "create it with 'waymark test --report'")
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
