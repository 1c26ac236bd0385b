import WaymarkModel
import WaymarkSyntax

/// The indentation of the content of directives, such as `@Tab("Linux") { … }`, in a DocC article.
/// Other documents have none.
///
/// DocC ignores that indentation. In Markdown, four spaces start an indented code block, which
/// would hide the fences in it.
struct DirectiveIndentation {
  /// The document without the indentation.
  let text: String
  private let original: String
  /// The number of removed spaces, keyed by the line number.
  private var removed: [Int: Int] = [:]

  /// Finds the indentation in the text of a file.
  init(of text: String, in file: String) {
    original = text
    guard file.hasSuffix(".md"), file.contains(".docc/") else {
      self.text = text
      return
    }
    var unindented = ""
    /// The indentation of the content of each open directive; nil before its first line.
    var open: [Int?] = []
    var fence: Substring?
    let lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let content = line.dropFirst(indent)
      if let last = open.indices.last, open[last] == nil, !content.isEmpty { open[last] = indent }
      let isEnd = fence == nil && !open.isEmpty && content.wholeMatch(of: Self.directiveEnd) != nil
      let width = isEnd ? indent : min(indent, (open.last ?? 0) ?? 0)
      if width > 0 { removed[index + 1] = width }
      unindented.append(contentsOf: line.dropFirst(width))
      if line.endIndex < text.endIndex { unindented.append(text[line.endIndex]) }
      let mark = content.prefix { $0 == "`" }
      if let start = fence {
        if mark.count >= start.count, content.dropFirst(mark.count).allSatisfy(\.isWhitespace) {
          fence = nil
        }
      } else if mark.count >= 3 {
        fence = mark
      } else if isEnd {
        open.removeLast()
      } else if content.wholeMatch(of: Self.directiveStart) != nil {
        open.append(nil)
      }
    }
    self.text = unindented
  }

  /// Returns an article with the text and the columns of the original document.
  func restored(_ article: Article) -> Article {
    if removed.isEmpty { return article }
    var article = article
    article.text = original
    for index in article.snippets.indices {
      let line = article.snippets[index].location.line
      article.snippets[index].location.column += removed[line] ?? 0
      for inner in article.snippets[index].lines.indices {
        let number = article.snippets[index].lines[inner].number
        article.snippets[index].lines[inner].column += removed[number] ?? 0
      }
    }
    return article
  }

  private static let directiveEnd = Pattern(/\}\s*/)
  private static let directiveStart = Pattern(/@[A-Z]\w*\s*(?:\(.*\))?\s*\{\s*/)
}
