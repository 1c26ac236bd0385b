import WaymarkModel

/// A mapping between positions in an article and positions in the generated source of an example.
struct SourceMapping {
  let example: Example

  /// Returns the position in the source that corresponds to a position in the article; nil if the
  /// author's text there isn't in the source.
  func generated(_ position: (line: Int, column: Int)) -> (line: Int, column: Int)? {
    for (index, line) in example.source.lines.enumerated() {
      for span in line.spans where span.kind == .author {
        guard let start = span.location, start.file == example.id.article,
          start.line == position.line,
          (start.column...start.column + span.text.utf8.count).contains(position.column)
        else { continue }
        return (index + 1, span.column + position.column - start.column)
      }
    }
    return nil
  }

  /// Returns the position in an article that corresponds to a position in the source; nil if the
  /// text there is generated, or if there is no such line.
  func written(_ position: (line: Int, column: Int)) -> SourceLocation? {
    guard example.source.lines.indices.contains(position.line - 1) else { return nil }
    // Search in reverse, so that the position between two spans belongs to the second.
    for span in example.source.lines[position.line - 1].spans.reversed() where span.kind == .author
    {
      guard var location = span.location,
        (span.column...span.column + span.text.utf8.count).contains(position.column)
      else { continue }
      location.column += position.column - span.column
      return location
    }
    return nil
  }
}
