import WaymarkModel

/// Returns the promise of an example as a whole, which is made by one of its snippets.
///
/// - Returns: The promise; nil for an example that must pass. An error if two promises conflict.
func promise(of group: Group) -> Checked<(snippet: Snippet, promise: Snippet.Promise)?> {
  var first: (snippet: Snippet, promise: Snippet.Promise)?
  var diagnostics: [Diagnostic] = []
  for snippet in group.snippets {
    guard let promise = snippet.promise else { continue }
    guard let known = first else {
      first = (snippet, promise)
      continue
    }
    if known.promise == promise, promise.option != "fails" { continue }
    diagnostics.append(
      Diagnostic(
        at: snippet.location(of: promise.option),
        "example '\(group.name)' already has '\(known.promise.option)=', "
          + "at line \(known.snippet.location.line)",
        hint: "an example has one outcome; make this snippet a separate example"
      )
    )
  }
  return Checked(first, diagnostics: diagnostics)
}

extension Snippet.Promise {
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
