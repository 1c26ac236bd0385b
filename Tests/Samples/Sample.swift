import WaymarkModel

/// Returns an example whose code follows two generated lines. Line 1 of the code is line 11 of
/// `a.md`, where it's indented by two spaces.
package func sample(
  _ code: String, plan: Example.Plan = .run, name: String = "sample", prints: [String] = [],
  output: [String] = []
) -> Example {
  let written = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let ours = ["import Testing", "import WaymarkHarness"].map { GeneratedSource.Line(text: $0) }
  let theirs = written.enumerated().map { index, text in
    let place = SourceLocation(file: "a.md", line: 11 + index, column: 3)
    return GeneratedSource.Line(text: text, origins: origins(of: text, at: place))
  }
  let lines = prints.enumerated().map { index, text in
    let place = SourceLocation(file: "a.md", line: 100 + index, column: 3)
    return Example.Print.Line(text: text, location: place)
  }
  let expected = output.enumerated().map { Snippet.Line(text: $1, number: 201 + $0, column: 1) }
  let block = ExpectedOutput(
    location: SourceLocation(file: "a.md", line: 200, column: 1), example: name, lines: expected
  )
  return with(
    Example(
      id: Example.ID(article: "a.md", name: name), module: "Sample_\(name)", snippets: [4],
      plan: plan, source: GeneratedSource(lines: ours + theirs))
  ) {
    $0.probes = probes(in: written)
    $0.prints = prints.isEmpty ? [] : [Example.Print(snippet: 4, lines: lines)]
    $0.outputs = output.isEmpty ? [] : [block]
  }
}

/// Returns the origins of the author's text and of a snippet's marker within it.
private func origins(of text: String, at place: SourceLocation) -> [GeneratedSource.Origin] {
  let start = GeneratedSource.Origin(column: 1, location: place)
  guard let marker = text.firstMatch(of: /__waymarkSnippet\((\d+)\);/) else { return [start] }
  func column(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index) + 1
  }
  var rest = place
  rest.column += column(marker.range.upperBound) - 1
  return [
    start,
    .init(
      column: column(marker.range.lowerBound), location: nil, kind: .marker(snippet: Int(marker.1)!)
    ),
    .init(column: column(marker.range.upperBound), location: rest),
  ]
}

/// Returns one probe for each `__waymarkCheck(id, …)` at its line.
private func probes(in lines: [String]) -> [Example.Probe] {
  lines.enumerated().flatMap { index, line in
    line.matches(of: /__waymarkCheck\((\d+), \d+, (\d+)\)/).map { match in
      let place = SourceLocation(file: "a.md", line: 11 + index, column: 2 + Int(match.2)!)
      let name = line.contains("withKnownIssue") ? "withKnownIssue" : "check"
      return Example.Probe(
        id: Int(match.1)!, name: name, location: place, text: "\(name) \(match.1)")
    }
  }
}

/// Returns a test around statements whose first line is line 12 of `a.md`.
package func test(_ statements: String) -> String {
  "@MainActor @Test func statements() async throws { __waymarkSnippet(0);\n\(statements)\n}"
}

extension Proof {
  /// The verdict, followed by each error, as text.
  package var summary: [String] { [self.verdict.rawValue] + self.diagnostics.map(\.description) }

  /// Each expectation, as text.
  package var expectationTexts: [String] {
    self.expectations.map { "\($0.location.line):\($0.location.column) \($0.text) \($0.held)" }
  }
}
