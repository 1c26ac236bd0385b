/// Swift source assembled from an article, with the origin of each part.
///
/// The compiler receives only `text`, which contains no locations of the article. An example that
/// merely moved within its article therefore has the same source and doesn't need to be compiled
/// again.
package struct GeneratedSource: Codable, Hashable, Sendable {
  /// A line of the source, without its line ending.
  package struct Line: Codable, Hashable, Sendable {
    /// The text of the line.
    package var text: String
    /// The origins of the line's parts, in ascending order of `column`; empty for a line that
    /// contains only scaffolding.
    package var origins: [Origin]

    package init(text: String, origins: [Origin] = []) {
      self.text = text
      self.origins = origins
    }
  }

  /// The origin of a line's text from `column` up to the next origin.
  package struct Origin: Codable, Hashable, Sendable {
    /// The column in UTF-8 bytes, starting at 1.
    package var column: Int
    /// The location from which the text at `column` was taken. For generated text, the location
    /// that messages about it refer to, if any.
    package var location: SourceLocation?
    /// The purpose of the text.
    package var kind: Kind

    /// Creates the origin of the text that starts at a column.
    ///
    /// - Parameter kind: By default, text with a location is the author's and other text is
    ///   scaffolding.
    package init(column: Int, location: SourceLocation?, kind: Kind? = nil) {
      self.column = column
      self.location = location
      self.kind = kind ?? (location == nil ? .scaffolding : .author)
    }
  }

  /// The purpose of a part of the source.
  package enum Kind: Codable, Hashable, Sendable {
    /// The author's code, byte for byte.
    case author
    /// Code that turns the author's code into a program: imports, the function around the
    /// statements, attributes, and the bridge to XCTest.
    case scaffolding
    /// The import of the harness.
    case harness
    /// A call that reports that a snippet begins to run. The value is an index into
    /// `Example.snippets`.
    case marker(snippet: Int)
    /// An argument or function that reports an expectation.
    case expectation
    /// A call for taking a picture or drawing a map.
    case picture
    /// A statement that shows whether a suspended task was resumed.
    case continuation
  }

  /// A part of a line that has one origin.
  package struct Span: Hashable, Sendable {
    /// The text of the part.
    package var text: String
    /// The purpose of the part.
    package var kind: Kind
    /// The location from which the first byte was taken. For generated text, the location that
    /// messages about it refer to, if any.
    package var location: SourceLocation?
    /// The column of the first byte, starting at 1.
    package var column: Int
  }

  /// The lines of the source, in order.
  package var lines: [Line]

  package init(lines: [Line] = []) { self.lines = lines }

  /// The whole source, with a newline after each line.
  package var text: String { lines.map { $0.text + "\n" }.joined() }

  /// Returns the location of the first code that an author wrote after a snippet's marker. Returns
  /// nil if there is no such marker or code.
  package func start(ofSnippet snippet: Int) -> SourceLocation? {
    var isMarked = false
    for span in lines.lazy.flatMap(\.spans) {
      if span.kind == .marker(snippet: snippet) { isMarked = true }
      if isMarked, span.kind == .author, !span.text.isEmpty { return span.location }
    }
    return nil
  }

  /// Returns the location from which the text at a position in the source was taken.
  ///
  /// - Parameters:
  ///   - line: A line of the source, starting at 1.
  ///   - column: A column in UTF-8 bytes, starting at 1.
  /// - Returns: The location; for generated text, the location that messages about it refer to. Nil
  ///   if there is none, or if the line is outside the source.
  package func location(line: Int, column: Int) -> SourceLocation? {
    guard lines.indices.contains(line - 1) else { return nil }
    let origins = lines[line - 1].origins
    guard let origin = origins.last(where: { $0.column <= max(column, 1) }) ?? origins.first,
      var location = origin.location
    else { return nil }
    location.column = max(location.column + max(column - origin.column, 0), 1)
    return location
  }
}

extension GeneratedSource.Line {
  /// The parts of the line, in order. Joining their text gives the text of the line. Only an empty
  /// generated line has no parts.
  package var spans: [GeneratedSource.Span] {
    let bytes = Array(text.utf8)
    var starts = origins.map { (start: min($0.column - 1, bytes.count), origin: $0) }
    if starts.first.map({ $0.start > 0 }) ?? !bytes.isEmpty {
      starts.insert((0, GeneratedSource.Origin(column: 1, location: nil)), at: 0)
    }
    let ends = starts.dropFirst().map(\.start) + [bytes.count]
    return zip(starts, ends).map { from, end in
      GeneratedSource.Span(
        text: String(decoding: bytes[from.start..<end], as: UTF8.self), kind: from.origin.kind,
        location: from.origin.location, column: from.start + 1)
    }
  }
}
