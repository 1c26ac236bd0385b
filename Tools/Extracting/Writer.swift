import WaymarkModel

/// Writes generated source and records the location of every byte that an author wrote.
struct Writer {
  private(set) var lines: [GeneratedSource.Line] = []
  private var text: [UInt8] = []
  private var origins: [GeneratedSource.Origin] = []

  /// The source written so far.
  var source: GeneratedSource { GeneratedSource(lines: lines) }

  /// The line of the next byte, starting at 1.
  var line: Int { lines.count + 1 }

  /// The column of the next byte, in UTF-8 bytes starting at 1.
  var column: Int { text.count + 1 }

  /// Adds generated text without newlines to the current line.
  mutating func write(_ ours: String) {
    if let last = origins.last, last.location != nil {
      origins.append(GeneratedSource.Origin(column: column, location: nil))
    }
    text += ours.utf8
  }

  /// Adds contiguous bytes from one line of the author's text.
  mutating func write(_ bytes: ArraySlice<UInt8>, from location: SourceLocation) {
    mark(location)
    text += bytes
  }

  /// Records the article's location of the next byte.
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

  /// Ends the current line unless it is empty.
  mutating func endStartedLine() {
    if !text.isEmpty { endLine() }
  }

  /// Adds a generated line.
  ///
  /// - Parameter place: The location for the compiler's messages about the line.
  mutating func line(_ ours: String, at place: SourceLocation? = nil) {
    endStartedLine()
    write(ours)
    if let place { mark(place) }
    endLine()
  }
}
