import Article

/// A stretch of code to be parsed as one text, whose every byte knows the article's place.
///
/// That is a snippet, or a hidden snippet with its slots filled. Only indentation is ever added.
struct Passage: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    /// What we put before the author's text.
    var indentation = ""
    /// The author's.
    var text: String
    /// Where `text` starts.
    var location: SourceLocation
    /// The snippet that it stands in, as an index of the article.
    var snippet: Int
  }

  /// The snippet whose code this is, as an index of the article; slots are filled into it.
  let snippet: Int
  let lines: [Line]
  /// A newline after each line.
  let text: String
  /// Of `text`.
  let bytes: [UInt8]
  /// The offset in `bytes` at which each line starts.
  private let starts: [Int]

  init(snippet: Int, lines: [Line]) {
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

  /// The index of the line that holds a byte.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The offset at which the author's text of a line starts.
  func start(ofText line: Int) -> Int { starts[line] + lines[line].indentation.utf8.count }

  /// The offset of the newline behind a line.
  func end(ofText line: Int) -> Int {
    line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count - 1
  }

  /// The article's place of a byte; that of the first byte of the line for our own indentation.
  ///
  /// - Precondition: The passage has a line.
  func location(at offset: Int) -> SourceLocation {
    let line = line(at: offset)
    var location = lines[line].location
    location.column += max(offset - start(ofText: line), 0)
    return location
  }
}

extension Snippet {
  /// The snippet's own code as lines of a passage.
  func passageLines(indentation: String = "") -> [Passage.Line] {
    lines.map { line in
      Passage.Line(
        indentation: line.text.isEmpty ? "" : indentation,
        text: line.text,
        location: SourceLocation(file: location.file, line: line.number, column: line.column),
        snippet: index
      )
    }
  }
}
