import WaymarkModel

/// A snippet with its slots, if any, filled. It is parsed as a unit, and each of its bytes has a
/// location in the article.
///
/// Only indentation is added to the article's code.
package struct FilledSnippet: Hashable, Sendable {
  /// A line of the article in the filled snippet.
  package struct Line: Hashable, Sendable {
    /// The indentation added before the author's text.
    package var indentation = ""
    /// The author's text.
    package var text: String
    /// The location of the start of `text`.
    package var location: SourceLocation
    /// The snippet that contains the line, as an index into the article's snippets.
    package var snippet: Int
  }

  /// The snippet, as an index into the article's snippets. The text can also contain the code of
  /// snippets that fill its slots.
  package let snippet: Int
  /// The lines of the snippet and of those that fill its slots, in the order in which they are
  /// parsed.
  package let lines: [Line]
  /// The whole text, with a newline after each line.
  package let text: String
  /// The UTF-8 bytes of `text`.
  package let bytes: [UInt8]
  /// The offset in `bytes` at which each line starts.
  private let starts: [Int]

  /// Creates the text of a snippet from its lines, including those that fill its slots.
  package init(snippet: Int, lines: [Line]) {
    self.snippet = snippet
    self.lines = lines
    text = lines.map { $0.indentation + $0.text + "\n" }.joined()
    bytes = Array(text.utf8)
    var start = 0
    starts = lines.map { line in
      defer { start += line.indentation.utf8.count + line.text.utf8.count + 1 }
      return start
    }
  }

  /// Returns the index of the line that contains a byte.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the offset at which the author's text of a line starts.
  package func start(ofText line: Int) -> Int {
    starts[line] + lines[line].indentation.utf8.count
  }

  /// Returns the text of a line before a byte, with the added indentation.
  package func text(ofLine line: Int, before offset: Int) -> String {
    String(decoding: bytes[starts[line]..<offset], as: UTF8.self)
  }

  /// Returns the offset of the newline at the end of a line.
  package func end(ofText line: Int) -> Int {
    line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count - 1
  }

  /// Returns the location of a byte in the article; for added indentation, the location of the
  /// line's first byte.
  ///
  /// - Precondition: The snippet has at least one line.
  package func location(at offset: Int) -> SourceLocation {
    let line = line(at: offset)
    var location = lines[line].location
    location.column += max(offset - start(ofText: line), 0)
    return location
  }
}

extension Snippet {
  /// Returns the snippet's own code as lines of a filled snippet.
  package func filledLines(indentation: String = "") -> [FilledSnippet.Line] {
    lines.map { line in
      FilledSnippet.Line(
        indentation: line.text.isEmpty ? "" : indentation,
        text: line.text,
        location: SourceLocation(file: location.file, line: line.number, column: line.column),
        snippet: index
      )
    }
  }
}
