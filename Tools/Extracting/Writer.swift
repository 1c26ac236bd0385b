import WaymarkModel

/// A writer of generated source that records the location of every byte that an author wrote.
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
  mutating func write(_ string: String, as kind: GeneratedSource.Kind = .scaffolding) {
    let isStarted =
      origins.last.map { $0.location == nil && $0.kind == kind } ?? (kind == .scaffolding)
    if !isStarted {
      if origins.last?.column == column { origins.removeLast() }
      origins.append(GeneratedSource.Origin(column: column, location: nil, kind: kind))
    }
    text += string.utf8
  }

  /// Adds contiguous bytes from one line of the author's text.
  mutating func write(_ bytes: ArraySlice<UInt8>, from location: SourceLocation) {
    mark(location)
    text += bytes
  }

  /// Records the location in the article that the next byte comes from.
  mutating func mark(_ location: SourceLocation, as kind: GeneratedSource.Kind = .author) {
    if let last = origins.last, let known = last.location, last.kind == kind {
      let expected = known.column + column - last.column
      if known.line == location.line, known.file == location.file, expected == location.column {
        return
      }
      if last.column == column { origins.removeLast() }
    } else if let last = origins.last, last.column == column {
      origins.removeLast()
    }
    origins.append(GeneratedSource.Origin(column: column, location: location, kind: kind))
  }

  /// Ends the current line.
  mutating func endLine() {
    lines.append(
      GeneratedSource.Line(text: String(decoding: text, as: UTF8.self), origins: origins))
    text = []
    origins = []
  }

  /// Ends the current line unless it is empty.
  mutating func endStartedLine() {
    if !text.isEmpty { endLine() }
  }

  /// Adds a generated line, and ends the current line first if it isn't empty.
  ///
  /// - Parameter location: The location for the compiler's messages about the line.
  mutating func line(
    _ string: String, as kind: GeneratedSource.Kind = .scaffolding,
    at location: SourceLocation? = nil
  ) {
    endStartedLine()
    write(string, as: kind)
    if let location { mark(location, as: kind) }
    endLine()
  }
}
