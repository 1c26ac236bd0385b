import WaymarkModel

/// The outcome that an example must have instead of passing, and the snippet with the option for
/// it.
package typealias ExpectedExampleOutcome = (snippet: Snippet, outcome: Snippet.ExpectedOutcome)

/// Returns the outcome that the options of an example's snippets specify; nil for an example that
/// must pass. Conflicting options are an error.
package func expectedOutcome(of group: SnippetGroup) -> Checked<ExpectedExampleOutcome?> {
  var first: ExpectedExampleOutcome?
  var diagnostics: [Diagnostic] = []
  for snippet in group.snippets {
    guard let outcome = snippet.expectedOutcome else { continue }
    guard let known = first else {
      first = (snippet, outcome)
      continue
    }
    if known.outcome == outcome, outcome.option != "fails" { continue }
    diagnostics.append(
      Diagnostic(
        at: snippet.location(of: outcome.option),
        "example '\(group.name)' already has '\(known.outcome.option)=' "
          + "on line \(known.snippet.location.line)",
        hint: "an example has one outcome; make this snippet a separate example"
      )
    )
  }
  return Checked(first, diagnostics: diagnostics)
}

extension Snippet.ExpectedOutcome {
  /// The option as an author writes it.
  var option: String {
    switch self {
    case .fails: "fails"
    case .traps: "traps"
    case .reports: "reports"
    case .untested: "untested"
    }
  }
}
