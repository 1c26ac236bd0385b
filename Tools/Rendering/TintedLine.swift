import Article

/// A line of an article's code, and how it is coloured.
struct TintedLine {
  var line: Snippet.Line
  var tints: [Tint]

  /// The author's text from a column of the article on; nil where the line does not reach it.
  func text(from column: Int) -> Substring.UTF8View? {
    let start = column - line.column
    let bytes = line.text.utf8[...]
    return 0...bytes.count ~= start ? bytes.dropFirst(start) : nil
  }
}

/// The lines of all snippets of an article, by their numbers.
///
/// - Parameter highlights: By snippet's index; a snippet without any stays plain.
func tintedLines(of article: Article, _ highlights: [[Highlight]]) -> [Int: TintedLine] {
  var found: [Int: TintedLine] = [:]
  for (index, snippet) in article.snippets.enumerated() {
    let highlights = highlights.indices.contains(index) ? highlights[index] : []
    let tints = tints(highlights, lengths: snippet.lines.map(\.text.utf8.count))
    for (line, tints) in zip(snippet.lines, tints) {
      found[line.number] = TintedLine(line: line, tints: tints)
    }
  }
  return found
}
