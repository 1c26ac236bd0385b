import Article

/// Puts generated source together, and keeps the place of every byte that an author wrote.
struct Writer {
  private(set) var lines: [GeneratedSource.Line] = []
  private var text: [UInt8] = []
  private var origins: [GeneratedSource.Origin] = []

  /// What has been written.
  var source: GeneratedSource { GeneratedSource(lines: lines) }

  /// The line, from 1, that the next byte goes to.
  var line: Int { lines.count + 1 }

  /// The column, in UTF-8 bytes from 1, that the next byte goes to.
  var column: Int { text.count + 1 }

  /// Adds our own text to the current line; it holds no newline.
  mutating func write(_ ours: String) {
    if let last = origins.last, last.location != nil {
      origins.append(GeneratedSource.Origin(column: column, location: nil))
    }
    text += ours.utf8
  }

  /// Adds bytes that stand beside each other on one line of the author's.
  mutating func write(_ bytes: ArraySlice<UInt8>, from location: SourceLocation) {
    mark(location)
    text += bytes
  }

  /// Says where the byte that comes next stands in the article.
  mutating func mark(_ location: SourceLocation) {
    if let last = origins.last, let known = last.location {
      let expected = known.column + column - last.column
      if known.line == location.line, known.file == location.file, expected == location.column {
        return
      }
      if last.column == column { origins.removeLast() }
    } else if let last = origins.last, last.column == column {
      origins.removeLast()
    }
    origins.append(GeneratedSource.Origin(column: column, location: location))
  }

  /// Ends the current line.
  mutating func endLine() {
    lines.append(GeneratedSource.Line(text: String(decoding: text, as: UTF8.self), origins: origins))
    text = []
    origins = []
  }

  /// Ends the current line unless nothing stands on it.
  mutating func endStartedLine() {
    if !text.isEmpty { endLine() }
  }

  /// Adds a line of our own.
  ///
  /// - Parameter place: Where an author should look for what the compiler says about it.
  mutating func line(_ ours: String, at place: SourceLocation? = nil) {
    endStartedLine()
    write(ours)
    if let place { mark(place) }
    endLine()
  }
}
