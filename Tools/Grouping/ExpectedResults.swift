import WaymarkModel

/// The result that an example's options specify, and the first snippet with such an option.
package typealias ExpectedExampleResult = (snippet: Snippet, result: Snippet.ExpectedResult)

/// Returns the result that the options of an example's snippets specify; nil for an example that
/// must pass. Conflicting options are an error.
package func expectedResult(of group: SnippetGroup) -> Checked<ExpectedExampleResult?> {
  var first: ExpectedExampleResult?
  var diagnostics: [Diagnostic] = []
  for snippet in group.snippets {
    guard let result = snippet.expectedResult else { continue }
    guard let known = first else {
      first = (snippet, result)
      continue
    }
    if known.result == result, result.option != "fails" { continue }
    diagnostics.append(
      Diagnostic(
        at: snippet.location(of: result.option),
        "example '\(group.name)' already has '\(known.result.option)=' "
          + "on line \(known.snippet.location.line)",
        hint: "an example can have only one expected result; make this snippet a separate example"
      )
    )
  }
  return Checked(first, diagnostics: diagnostics)
}

extension Snippet.ExpectedResult {
  /// The option as an author writes it.
  package var option: String {
    switch self {
    case .fails: "fails"
    case .traps: "traps"
    case .reports: "reports"
    case .untested: "untested"
    }
  }
}
