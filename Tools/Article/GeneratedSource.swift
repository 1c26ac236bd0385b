/// Swift source assembled from an article, with the origin of each part.
///
/// The compiler sees only `text`, which contains no locations of the article. An example that
/// merely moved within its article therefore has the same source and doesn't need to be compiled
/// again.
public struct GeneratedSource: Codable, Hashable, Sendable {
  /// A line of the source, without its line ending.
  public struct Line: Codable, Hashable, Sendable {
    public var text: String
    /// The origins of the line's parts, by ascending `column`; empty for a generated line.
    public var origins: [Origin]

    public init(text: String, origins: [Origin] = []) {
      self.text = text
      self.origins = origins
    }
  }

  /// The origin of a line's text from `column` up to the next origin.
  public struct Origin: Codable, Hashable, Sendable {
    /// The column in UTF-8 bytes, starting at 1.
    public var column: Int
    /// The article's location of the text at `column`; nil if the text is generated.
    public var location: SourceLocation?

    public init(column: Int, location: SourceLocation?) {
      self.column = column
      self.location = location
    }
  }

  public var lines: [Line]

  public init(lines: [Line] = []) { self.lines = lines }

  /// The whole source, with a newline after each line.
  public var text: String { lines.map { $0.text + "\n" }.joined() }

  /// Returns the article's location for a position in the source.
  ///
  /// - Parameters:
  ///   - line: A line of the source, starting at 1.
  ///   - column: A column in UTF-8 bytes, starting at 1.
  /// - Returns: The location, or nil if the text is generated or the line is outside the source.
  public func location(line: Int, column: Int) -> SourceLocation? {
    guard lines.indices.contains(line - 1) else { return nil }
    let origins = lines[line - 1].origins
    guard let origin = origins.last(where: { $0.column <= max(column, 1) }) ?? origins.first,
      var location = origin.location
    else { return nil }
    location.column = max(location.column + max(column - origin.column, 0), 1)
    return location
  }
}
