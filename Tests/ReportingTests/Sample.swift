import WaymarkModel
import WaymarkReporting

/// The results of an article with passed, failed, untested, and crashed examples, and of another
/// article with an error in its text. The strings contain characters that the formats interpret.
let sampleResults = RunResults(
  examples: [
    result("good", 3, .passed, expectations: 2, duration: 0.0625),
    result(
      "bad", 9, .failed, duration: 1.5,
      errors: [error(11, "expected <b> & \"q\" ]]>\u{1B}[0m\nnot | this", hint: "look #here")],
      output: "a\tb\u{0}\n"),
    result("needs", 14, .untested, reason: "needs # a\nnetwork"),
    result("odd name", 20, .crashed, errors: [error(21, "boom"), error(22, "boom")]),
  ],
  diagnostics: [
    Diagnostic(
      at: SourceLocation(file: "Other 1.md", line: 7, column: 11), "no option 'x'", hint: "drop it")
  ],
  version: "1.2.3")

/// The results of a run in which everything is proved.
let provedResults = RunResults(
  examples: [result("good", 3, .passed)], diagnostics: [], version: "1.2.3")

/// The results of a run without examples.
let noResults = RunResults(examples: [], diagnostics: [], version: "1.2.3")

private func error(_ line: Int, _ message: String, hint: String? = nil) -> Diagnostic {
  Diagnostic(
    at: SourceLocation(file: "Docs/A.md", line: line, column: 5), message, hint: hint)
}

private func result(
  _ name: String, _ line: Int, _ verdict: Verdict, expectations: Int = 0, duration: Double? = nil,
  reason: String? = nil, errors: [Diagnostic] = [], output: String = ""
) -> RunResults.ExampleResult {
  var result = RunResults.ExampleResult(
    id: Example.ID(article: "Docs/A.md", name: name), line: line, verdict: verdict,
    isProved: errors.isEmpty)
  (result.expectations, result.duration) = (expectations, duration)
  (result.reason, result.errors, result.output) = (reason, errors, output)
  return result
}

extension ReportFormat {
  func text(of results: RunResults) -> String {
    String(decoding: bytes(of: results, json: { sampleReport.json() }), as: UTF8.self)
  }

  /// Returns the report without the line with its digest.
  func unsealedText(of results: RunResults) -> String {
    text(of: results).split(separator: "\n", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: "\n") + "\n"
  }
}

/// The sample results in the tool's own format.
let sampleReport = Report(
  snippets: [
    {
      var entry = Report.Entry(
        article: "Docs/A.md", line: 3, example: "good", verdict: .passed)
      (entry.expectations, entry.proof) = (2, "proofs/Docs/A/good.html")
      entry.duration = 0.0625
      return entry
    }()
  ],
  diagnostics: [
    Report.DiagnosticEntry(file: "Docs/A.md", line: 11, column: 5, message: "boom", hint: nil)
  ])
