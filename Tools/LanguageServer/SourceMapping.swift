import WaymarkModel

/// A mapping between places in an article and places in the generated source of an example.
struct SourceMapping {
  let example: Example

  /// Returns the place in the source that corresponds to a place in the article; nil if the
  /// author's text there isn't in the source.
  func generated(_ place: (line: Int, column: Int)) -> (line: Int, column: Int)? {
    for (index, line) in example.source.lines.enumerated() {
      for span in line.spans where span.kind == .author {
        guard let start = span.location, start.file == example.id.article, start.line == place.line,
          (start.column...start.column + span.text.utf8.count).contains(place.column)
        else { continue }
        return (index + 1, span.column + place.column - start.column)
      }
    }
    return nil
  }

  /// Returns the place in an article that corresponds to a place in the source; nil if the text
  /// there is generated.
  func written(_ place: (line: Int, column: Int)) -> SourceLocation? {
    guard example.source.lines.indices.contains(place.line - 1) else { return nil }
    // Search in reverse, so that the place between two spans belongs to the second.
    for span in example.source.lines[place.line - 1].spans.reversed() where span.kind == .author {
      guard var location = span.location,
        (span.column...span.column + span.text.utf8.count).contains(place.column)
      else { continue }
      location.column += place.column - span.column
      return location
    }
    return nil
  }
}
