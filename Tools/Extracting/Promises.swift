import Article

/// What an example as a whole promises: the promise of its one snippet that makes one.
///
/// - Returns: Nil for an example that is to pass. An error where two promises exclude each other.
func promise(of group: Group, in article: Article) -> Checked<(snippet: Snippet, promise: Snippet.Promise)?> {
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
        at: article.place(of: "\(promise.option)=", in: snippet),
        "example '\(group.name)' has '\(known.promise.option)=' already, "
          + "at line \(known.snippet.location.line)",
        hint: "an example has one outcome; make this snippet an example of its own"
      )
    )
  }
  return Checked(first, diagnostics: diagnostics)
}

extension Snippet.Promise {
  /// As the author writes it.
  var option: String {
    switch self {
    case .fails: "fails"
    case .traps: "traps"
    case .reports: "reports"
    case .untested: "untested"
    }
  }
}
