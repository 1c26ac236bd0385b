/// The results of a run for other tools, as in `verdicts.json`.
///
/// The field names and their meanings are stable within a `version`. If a meaning changes, so does
/// the version.
package struct Report: Codable, Hashable, Sendable {
  /// The version of the format.
  package var version = 1
  /// The entries of all snippets, sorted by article, then line.
  package var snippets: [Entry]
  /// All errors in articles and their examples, sorted by location.
  package var diagnostics: [DiagnosticEntry]

  /// The shard of the run that this report covers; nil for a whole run.
  package var shard: ShardContents?

  /// The contents of one shard of a run, with the information needed to merge the shards.
  package struct ShardContents: Codable, Hashable, Sendable {
    /// The number of the shard, starting at 1.
    package var index: Int
    /// The number of shards of the run.
    package var count: Int
    /// The articles that the command was called with.
    package var articles: [String] = []
    /// The filter that the command was called with; nil for all examples.
    package var filter: String?
    /// The modules that every example imports.
    package var imports: [String] = []
    /// The name and version of the compiler, and the platform; empty if they are unknown.
    package var compiler = "", platform = ""
    /// The other properties that all shards of a run share.
    package var run: Run
    /// A digest of the names and the text of the articles in all shards.
    package var digest: String
    /// The proofs of this shard's examples.
    package var proofs: [Proof] = []

    /// Creates the contents of a shard without proofs, from a run without arguments.
    package init(index: Int, count: Int, run: Run, digest: String) {
      self.index = index
      self.count = count
      self.run = run
      self.digest = digest
    }

    /// Properties of a run that can change its verdicts or its examples.
    package struct Run: Codable, Hashable, Sendable {
      /// A digest of everything that the library was built from; nil if that is unknown, for
      /// example because nothing was built.
      package var library: String?
      /// The grouping of snippets into examples, as on the command line.
      package var scope: String
      /// The maximum duration of an example in seconds.
      package var timeLimit: Double?
      /// Whether the examples ran in a sandbox, as `--sandbox` requests.
      package var isSandboxed: Bool
      /// The version of the tool.
      package var tool: String

      package init(scope: String, isSandboxed: Bool, tool: String) {
        self.scope = scope
        self.isSandboxed = isSandboxed
        self.tool = tool
      }
    }
  }

  /// The verdict of a snippet, with the number of expectations and the lines that ran.
  package struct Entry: Codable, Hashable, Sendable {
    /// The path of the article.
    package var article: String
    /// The line of the opening fence, starting at 1.
    package var line: Int
    /// The name of the example that the snippet belongs to.
    package var example: String
    /// The verdict of that example.
    package var verdict: Verdict
    /// The number of expectations that the verdict of the example depends on.
    package var expectations = 0
    /// The URL of the proof relative to `verdicts.json`; empty for an untested example, which has
    /// no proof.
    package var proof = ""
    /// The duration of the example's process in seconds; nil if it didn't run, and in a site's
    /// `verdicts.json`, which doesn't depend on the machine.
    package var duration: Double?
    /// The numbers of the snippet's lines that ran in a passing example, in ascending order.
    package var linesRan: [Int] = []
    /// The numbers of the snippet's executable lines that didn't run in any passing example, in
    /// ascending order.
    package var linesUnreached: [Int] = []

    /// Creates the entry of a snippet without expectations or a proof.
    package init(article: String, line: Int, example: String, verdict: Verdict) {
      self.article = article
      self.line = line
      self.example = example
      self.verdict = verdict
    }
  }

  /// An error in an article or an example.
  package struct DiagnosticEntry: Codable, Hashable, Sendable {
    /// The path of the file.
    package var file: String
    /// The line, starting at 1.
    package var line: Int
    /// The column in UTF-8 bytes, starting at 1.
    package var column: Int
    /// A description of what is wrong, in terms that an author knows.
    package var message: String
    /// A hint on how to fix the problem; nil if there is none.
    package var hint: String?

    package init(file: String, line: Int, column: Int, message: String, hint: String?) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
      self.hint = hint
    }
  }

  package init(snippets: [Entry], diagnostics: [DiagnosticEntry]) {
    self.snippets = snippets
    self.diagnostics = diagnostics
  }
}

extension Report.DiagnosticEntry {
  package init(_ diagnostic: Diagnostic) {
    self.init(
      file: diagnostic.location.file, line: diagnostic.location.line,
      column: diagnostic.location.column, message: diagnostic.message, hint: diagnostic.hint)
  }
}
