import WaymarkMarkup
import WaymarkModel

/// A line of an article's code with its syntax coloring.
package struct HighlightedLine {
  var line: Snippet.Line
  package var spans: [LineHighlight]

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
func highlightedLines(of article: Article, _ highlights: [[Highlight]]) -> [Int: HighlightedLine] {
  var found: [Int: HighlightedLine] = [:]
  for (index, snippet) in article.snippets.enumerated() {
    let highlights = highlights.indices.contains(index) ? highlights[index] : []
    let spans = lineHighlights(highlights, lengths: snippet.lines.map(\.text.utf8.count))
    for (line, spans) in zip(snippet.lines, spans) {
      found[line.number] = HighlightedLine(line: line, spans: spans)
    }
  }
  return found
}
