import WaymarkModel

/// A line of an article's code with its syntax coloring.
struct TintedLine {
  var line: Snippet.Line
  var tints: [Tint]

  /// Returns the author's text from a column of the article; nil if the line doesn't include it.
  func text(from column: Int) -> Substring.UTF8View? {
    let start = column - line.column
    let bytes = line.text.utf8[...]
    return 0...bytes.count ~= start ? bytes.dropFirst(start) : nil
  }
}

/// Returns the lines of all snippets of an article, by line number.
///
/// - Parameter highlights: The syntax coloring by snippet index. Missing entries leave a snippet
///   uncolored.
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
