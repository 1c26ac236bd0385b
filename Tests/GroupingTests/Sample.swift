import WaymarkModel

/// Returns a snippet that is numbered by ``article(_:file:)``.
func snippet(
  heading: String = "top", example: String? = nil, uses: String? = nil,
  lines: [String] = ["stop()"]
) -> Snippet {
  var snippet = Snippet(
    index: 0, location: SourceLocation(file: "", line: 1, column: 1), heading: heading,
    lines: lines.map { Snippet.Line(text: $0, number: 1, column: 1) })
  (snippet.example, snippet.uses) = (example, uses)
  return snippet
}

/// Returns an article with snippets, ten lines apart.
func article(_ snippets: [Snippet], file: String = "a.md") -> Article {
  let snippets = snippets.enumerated().map { index, snippet in
    var snippet = snippet
    snippet.index = index
    snippet.location = SourceLocation(file: file, line: index * 10 + 1, column: 1)
    for line in snippet.lines.indices { snippet.lines[line].number = index * 10 + line + 2 }
    return snippet
  }
  return Article(file: file, text: "", snippets: snippets)
}
