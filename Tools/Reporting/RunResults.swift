import WaymarkModel

/// The results of a run in the form that the report formats share.
///
/// Paths are relative to the repository, with `/` between the components.
package struct RunResults: Sendable {
  /// The result of one example.
  package struct ExampleResult: Sendable {
    /// The article, relative to the repository, and the name of the example.
    package var id: Example.ID
    /// The line of the example's first snippet.
    package var line: Int
    /// The example's verdict.
    package var verdict: Verdict
    /// Whether the verdict counts as success.
    package var isProved: Bool
    /// The number of expectations that the verdict depends on. In a loop, each iteration counts.
    package var expectations = 0
    /// The duration of the example's process in seconds; nil if it didn't run.
    package var duration: Double?
    /// The author's reason for an untested example.
    package var reason: String?
    /// The errors that keep the example from being proved; empty if it is proved.
    package var errors: [Diagnostic] = []
    /// The output of the example.
    package var output = ""

    /// Creates a result without expectations, errors, or output.
    package init(id: Example.ID, line: Int, verdict: Verdict, isProved: Bool) {
      self.id = id
      self.line = line
      self.verdict = verdict
      self.isProved = isProved
    }
  }

  /// The examples in the order of the run.
  package var examples: [ExampleResult]
  /// The errors that belong to an article but to none of its examples.
  package var diagnostics: [Diagnostic]
  /// The version of the tool.
  package var version: String

  package init(examples: [ExampleResult], diagnostics: [Diagnostic], version: String) {
    self.examples = examples
    self.diagnostics = diagnostics
    self.version = version
  }

  /// All errors, sorted by location, without duplicates.
  var errors: [Diagnostic] {
    (diagnostics + examples.flatMap(\.errors)).sorted { $0.location < $1.location }.uniqued()
  }

  /// The articles in the order of the run, each with its examples and its own errors.
  var articles: [(file: String, examples: [ExampleResult], diagnostics: [Diagnostic])] {
    let files = (examples.map(\.id.article) + diagnostics.map(\.location.file)).uniqued()
    let examples = Dictionary(grouping: examples, by: \.id.article)
    let diagnostics = Dictionary(grouping: diagnostics, by: \.location.file)
    return files.map { ($0, examples[$0] ?? [], diagnostics[$0] ?? []) }
  }
}

extension Diagnostic {
  /// The message and the hint on separate lines.
  var text: String { message + (hint.map { "\n\($0)" } ?? "") }
}
