import WaymarkModel
import WaymarkReading

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Returns the document for Markdown text.
func document(
  _ text: String, modules: [String] = ["Hikes"], interface: Interface = Interface()
) -> Document {
  Document(
    article(file: "README.md", bytes: Array(text.utf8)).value, modules: modules,
    interface: interface)
}

/// Returns a document with one block for each string.
func document(blocks: String...) -> Document {
  document(blocks.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n"))
}

/// Returns the interface of a module with the given symbol graph, which must be valid.
func declaring(_ graph: String) -> Interface { try! Interface(graphs: [graph]) }

/// A compiler that reports a list of errors, by line of the document, unless the source prevents
/// them.
struct FakeCompiler {
  struct Rule {
    var line: Int
    var column = 1
    var message: String
    var severity = Diagnostic.Severity.error
    var reason: Diagnostic.Reason?
    /// Returns whether a source prevents the error.
    var isPrevented: (String) -> Bool = { _ in false }
    /// Whether the error is reported only in the Swift 6 language mode.
    var isStrict = false
  }

  var rules: [Rule] = []
  /// The document that contains the errors.
  var file = "README.md"
  /// Returns the output of a program with the given source.
  var output: (String) -> String = { _ in "" }
  var verdict = Verdict.compiled
  /// The errors that the program reports when it runs.
  var runtimeErrors: [Diagnostic] = []

  /// Runs all attempts for a block and returns the finding and the sources.
  func finding(of index: Int, in document: Document) -> (finding: BlockFinding, sources: [String]) {
    var search = BlockSearch(document.blocks[index], in: document)
    var sources: [String] = []
    while let attempt = search.next, sources.count < 20 {
      let snippets = attempt.snippets(of: document.blocks)
      let source = snippets.map(\.code).joined()
      sources.append(source)
      let lines = Set(snippets.flatMap(\.lines).map(\.number))
      let errors = rules.filter {
        lines.contains($0.line) && !$0.isPrevented(source) && (attempt.isStrict || !$0.isStrict)
      }.map {
        Diagnostic(
          $0.severity, at: SourceLocation(file: file, line: $0.line, column: $0.column), $0.message,
          reason: $0.reason)
      }
      let isCompiled = errors.allSatisfy { $0.severity != .error }
      let messages = isCompiled ? runtimeErrors : []
      let example = Example(
        id: Example.ID(article: "README.md", name: "block"), module: "Module", snippets: [],
        plan: .run, source: GeneratedSource())
      var proof = Proof(
        example: example.id, verdict: isCompiled ? verdict : .doesNotCompile,
        diagnostics: errors + messages)
      if isCompiled { proof.output = output(source) }
      search.add(AttemptResult(proof, of: example))
    }
    return (search.finding!, sources)
  }
}
