import WaymarkModel

extension Report {
  /// Returns the report with additional errors, sorted by location, without duplicates. Warnings
  /// and notes among the diagnostics are ignored.
  package func adding(_ diagnostics: [Diagnostic]) -> Report {
    let new = diagnostics.filter { $0.severity == .error }.map(DiagnosticEntry.init)
      .filter { !self.diagnostics.contains($0) }
    guard !new.isEmpty else { return self }
    var report = self
    report.diagnostics = (self.diagnostics + new).sorted {
      ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
    }
    return report
  }
}

/// The errors in the articles themselves: the errors in the report that no example's proof shows.
package struct ArticleProblems {
  /// All errors, sorted by location.
  package let all: [Diagnostic]

  /// Finds the errors that belong to no example.
  package init(_ report: Report, in book: Book) {
    guard !report.diagnostics.isEmpty else {
      all = []
      return
    }
    let reported = Set(
      book.input.examples.flatMap { book.proof(of: $0).diagnostics }.map(
        Report.DiagnosticEntry.init))
    all = report.diagnostics.filter { !reported.contains($0) }.map { problem in
      Diagnostic(
        at: SourceLocation(file: problem.file, line: problem.line, column: problem.column),
        problem.message, hint: problem.hint)
    }
  }

  /// Returns the errors in a file, sorted by location.
  package func of(_ file: String) -> [Diagnostic] { all.filter { $0.location.file == file } }
}
