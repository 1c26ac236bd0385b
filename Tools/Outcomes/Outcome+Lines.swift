import WaymarkModel

extension Outcome {
  /// An error for each shown snippet with lines that no passing example ran, unless it has
  /// `unreached=`, and for each snippet that has `unreached=` although all of its lines ran.
  ///
  /// Articles of which only some examples were proved are omitted.
  var unreachedLines: [Diagnostic] {
    let coverage = LineCoverage(proofs)
    let proved = Dictionary(grouping: examples, by: \.id.article)
      .mapValues { Set($0.flatMap(\.snippets)).count }
    return articles.filter { proved[$0.file] == $0.snippets.count }
      .flatMap(\.snippets)
      .filter { $0.visibility == .shown }
      .compactMap { unreached($0, lines: coverage.lines(of: $0).unreached) }
  }

  private func unreached(_ snippet: Snippet, lines: [Int]) -> Diagnostic? {
    switch (lines.first, snippet.unreached) {
    case (nil, nil), (_?, _?): return nil
    case (nil, _?):
      return Diagnostic(
        at: snippet.location(of: "unreached"), "every line of this snippet ran",
        hint: "remove 'unreached='")
    case (let first?, nil):
      let others = lines.dropFirst()
      return Diagnostic(
        at: SourceLocation(file: snippet.location.file, line: first, column: 1),
        "no passing example runs this line" + (others.isEmpty ? "" : " or \(lineNumbers(others))"),
        hint: "add a passing example that runs this code to any article in this run, "
          + "or explain why none does: unreached=\"…\"")
    }
  }
}
