import WaymarkBlocks
import WaymarkModel

/// A snippet file of a SwiftPM package, whose code DocC shows: `Snippets/*.swift`.
enum SnippetFile {
  /// Returns whether a path belongs to a snippet file.
  static func isSnippet(_ file: String) -> Bool {
    file.isSwiftFile && file.split(separator: "/").dropLast().contains("Snippets")
  }

  /// Returns the file as a document with one block. Hidden code is compiled, too. Lines that mark
  /// hidden code and slices become empty, so that they make no claims about the code above them.
  static func article(file: String, text: String) -> Article {
    let lines = WaymarkModel.lines(of: text).enumerated().map {
      let text = mark(in: $0.element) == nil ? String($0.element) : ""
      return Snippet.Line(text: text, number: $0.offset + 1, column: 1)
    }
    let place = SourceLocation(file: file, line: 1, column: 1)
    return Article(
      file: file, text: text, snippets: [Snippet(index: 0, location: place, lines: lines)])
  }

  /// Returns the names of the slices in a file. A slice starts below a line that contains only
  /// `// snippet.NAME`.
  ///
  /// The rules are those of the plugin that extracts snippets. Letter case doesn't matter in
  /// `snippet.hide`, `snippet.show`, and `snippet.end`. A slice ends where the next slice starts. A
  /// slice that starts in a hidden part, or that shows no nonblank line, doesn't exist.
  static func slices(in text: String) -> Set<String> {
    var slices: Set<String> = []
    var isVisible = true
    var open: String?
    for line in WaymarkModel.lines(of: text) {
      guard let mark = mark(in: line) else {
        if isVisible, let open, !trimmed(line).isEmpty { slices.insert(open) }
        continue
      }
      switch mark.lowercased() {
      case let word where word.hasPrefix("show"): isVisible = true
      case let word where word.hasPrefix("hide"): isVisible = false
      case let word where word.hasPrefix("end"): open = nil
      default: open = isVisible ? mark : open
      }
    }
    return slices
  }

  /// Returns the word after `snippet.` in a comment on a separate line; nil for any other line.
  private static func mark(in line: Substring) -> String? {
    line.firstMatch(of: Self.markComment).map { String($0.output.1) }
  }

  private static let markComment = Pattern(/^\s*(?:\/\/|\/\*)\s*(?i:snippet)\.([^\s*]*)/)
}
