import WaymarkModel

/// A document that the client edits.
struct OpenDocument {
  var file: String
  var version: JSON
  var text: TextDocument
  /// The most recent reading, with the text that was read; nil if there is none yet.
  var reading: (text: String, article: ArticleReading)?
  /// The results of the most recent proofs, keyed by example, with the text that was proved; nil if
  /// there are none yet.
  var proved: (text: String, results: [String: EditorResult])?

  /// The results of proving the current text, keyed by example; empty if the text hasn't been
  /// proved.
  var results: [String: EditorResult] {
    proved.flatMap { $0.text == text.text ? $0.results : nil } ?? [:]
  }

  /// The reading of the current text; nil if the text hasn't been read yet.
  var current: ArticleReading? {
    reading.flatMap { $0.text == text.text ? $0.article : nil }
  }

  /// The diagnostics of the article and of its proved examples.
  var diagnostics: [Diagnostic] {
    let read = reading?.article.diagnostics ?? []
    let found = results.sorted { $0.key < $1.key }.flatMap(\.value.errors)
    return read + found.filter { !read.contains($0) }
  }

  /// Returns the range of the word that starts at a location, or of one character if no word starts
  /// there.
  func range(of location: SourceLocation) -> Range<TextPosition> {
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
  /// Returns the example with a snippet whose code contains a line, counted from 1.
  func example(atCodeLine line: Int) -> Example? {
    article.snippets.first { $0.lines.contains { $0.number == line } }.flatMap(example)
  }

  /// Returns the example with a snippet whose fence opens on a line, counted from 1.
  func example(atFence line: Int) -> Example? {
    article.snippets.first { $0.location.line == line }.flatMap(example)
  }

  private func example(of snippet: Snippet) -> Example? {
    examples.first { $0.snippets.contains(snippet.index) && $0.id.article == article.file }
  }
}
