import WaymarkMarkup
import WaymarkModel

/// The notes of an example, assigned to its snippets.
///
/// A note whose location is in a shown snippet belongs to that snippet. All others belong to the
/// last shown snippet or, if all are hidden, to the last one.
struct ExampleNotes {
  private let example: Example
  private let article: Article
  private let book: Book
  private let proof: Proof
  private let last: Int?

  init(of example: Example, in article: Article, _ book: Book) {
    self.example = example
    self.article = article
    self.book = book
    proof = book.proof(of: example)
    last = book.lastSnippet(of: example, in: article)
  }

  func at(_ snippet: Int) -> [Note] {
    let here = shown.filter { home(of: $0) == snippet }
    var notes: [Note] = []
    let verbatim = snippet == last && shown.isEmpty ? logTail : ""
    if let heading, !here.isEmpty || !verbatim.isEmpty {
      notes.append(
        Note(
          style: proof.verdict.isBroken ? "broken" : "expected", title: heading, diagnostics: here,
          verbatim: verbatim))
    }
    if snippet == last, !proof.output.isEmpty, showsOutput {
      notes.append(Note(printed: proof.output))
    }
    return notes
  }

  /// Returns the text of the errors and issues below a snippet.
  func messages(at snippet: Int) -> [String] {
    heading == nil ? [] : shown.filter { home(of: $0) == snippet }.map(\.message)
  }

  private var heading: String? {
    switch (proof.verdict, example.plan) {
    case (.passed, .fails): "Expected compiler error"
    case (.passed, .traps): "Expected trap"
    case (.passed, .reports): "Expected issue"
    case (.failed, _): "Why it failed"
    case (.doesNotCompile, _): "Why it doesn't compile"
    case (.crashed, _): "Why it crashed"
    case (.timedOut, _): "Why it was stopped"
    case (.passed, _), (.compiled, _), (.untested, _): nil
    }
  }

  private var shown: [Diagnostic] {
    switch (proof.verdict, example.plan) {
    case (.passed, .fails): return errors
    case (.passed, .traps), (.passed, .reports): return expectedMessages
    case (.passed, _), (.compiled, _), (.untested, _): return []
    case (.failed, _), (.doesNotCompile, _), (.crashed, _), (.timedOut, _): break
    }
    let reported = Set(errors.map(\.location))
    let silent = proof.counted.filter { !$0.held && !reported.contains($0.location) }
    return errors + silent.map { Diagnostic(at: $0.location, $0.text) }
  }

  /// The errors, each followed by its notes.
  private var errors: [Diagnostic] {
    var belongsToError = false
    return proof.diagnostics.filter { diagnostic in
      if diagnostic.severity != .note { belongsToError = diagnostic.severity == .error }
      return belongsToError
    }
  }

  /// The messages of expected traps and issues.
  private var expectedMessages: [Diagnostic] {
    let kept = proof.expectations.filter { $0.kind == .trap || $0.kind == .issue }
    return kept.map { Diagnostic(at: $0.location, $0.observed ?? $0.text) }
  }

  private func home(of diagnostic: Diagnostic) -> Int? {
    guard let snippet = book.snippet(at: diagnostic.location, in: article),
      example.snippets.contains(snippet), article.snippets[snippet].visibility == .shown
    else { return last }
    return snippet
  }

  /// Whether to show the output. It isn't shown for a broken example or if the article itself shows
  /// it.
  private var showsOutput: Bool {
    !proof.verdict.isBroken && example.outputs.isEmpty && example.prints.isEmpty
  }

  private var logTail: String {
    guard !proof.log.isEmpty else { return "" }
    let lines = reproducible(proof.log).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.suffix(12).joined(separator: "\n")
  }
}

extension Book {
  /// Returns the compiler and test messages that are shown below a visible snippet.
  package func messages(below snippet: Int, of article: Article) -> [String] {
    guard let example = example(ofSnippet: snippet, in: article) else { return [] }
    return ExampleNotes(of: example, in: article, self).messages(at: snippet)
  }
}
