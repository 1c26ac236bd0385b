import WaymarkModel

/// Code that is parsed as one text, with the location of each byte in the article.
///
/// A fragment is a snippet, or a hidden snippet with its slots filled. Only indentation is added.
package struct Fragment: Hashable, Sendable {
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

  /// The snippet whose code the fragment contains, as an index into the article's snippets. The
  /// fragment can also contain the code of snippets that fill the snippet's slots.
  package let snippet: Int
  package let lines: [Line]
  /// The whole text, with a newline after each line.
  package let text: String
  /// The UTF-8 bytes of `text`.
  package let bytes: [UInt8]
  /// The offset in `bytes` at which each line starts.
  private let starts: [Int]

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
  /// - Precondition: The fragment has at least one line.
  package func location(at offset: Int) -> SourceLocation {
    let line = line(at: offset)
    var location = lines[line].location
    location.column += max(offset - start(ofText: line), 0)
    return location
  }
}

extension Snippet {
  /// Returns the snippet's own code as lines of a fragment.
  package func fragmentLines(indentation: String = "") -> [Fragment.Line] {
    lines.map { line in
      Fragment.Line(
        indentation: line.text.isEmpty ? "" : indentation,
        text: line.text,
        location: SourceLocation(file: location.file, line: line.number, column: line.column),
        snippet: index
      )
    }
  }
}
