import WaymarkModel

/// A document that the client edits.
struct OpenDocument {
  var file: String
  var version: JSON
  var text: TextDocument
  /// What is known about `read.text`.
  var reading: (text: String, article: ArticleReading)?
  /// The results of proving `text`, by example.
  var proved: (text: String, results: [String: ExampleResult])?

  /// The results, if they are about the current text.
  var results: [String: ExampleResult] {
    proved.flatMap { $0.text == text.text ? $0.results : nil } ?? [:]
  }

  /// The reading, if it is about the current text.
  var current: ArticleReading? {
    reading.flatMap { $0.text == text.text ? $0.article : nil }
  }

  /// The diagnostics of the article and of its proved examples.
  var diagnostics: [Diagnostic] {
    let read = reading?.article.diagnostics ?? []
    let found = results.sorted { $0.key < $1.key }.flatMap(\.value.errors)
    return read + found.filter { !read.contains($0) }
  }

  /// Returns the range of the word at a place.
  func range(of location: SourceLocation) -> Range<Position> {
    let start = text.position(of: location)
    let rest = Array(text.bytes[text.offset(of: start)..<text.lines[start.line].upperBound])
    let word = rest.prefix { byte in
      byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
    }
    let length = word.isEmpty ? min(rest.count, 1) : word.count
    return start..<text.position(ofOffset: text.offset(of: start) + length)
  }
}

extension ArticleReading {
  /// Returns the example with a snippet whose code contains a line, starting at 1.
  func example(atCodeLine line: Int) -> Example? {
    article.snippets.first { $0.lines.contains { $0.number == line } }.flatMap(example)
  }

  /// Returns the example whose snippet's fence opens on a line, starting at 1.
  func example(atFence line: Int) -> Example? {
    article.snippets.first { $0.location.line == line }.flatMap(example)
  }

  private func example(of snippet: Snippet) -> Example? {
    examples.first { $0.snippets.contains(snippet.index) && $0.id.article == article.file }
  }
}
