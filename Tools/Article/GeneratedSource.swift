/// Swift source that was put together from an article, and knows where each part came from.
///
/// The compiler sees only `text`. That carries no position of the article, so that an example which
/// merely moved within its article is still the same source, and need not be compiled again.
public struct GeneratedSource: Codable, Hashable, Sendable {
  /// One line of the source, without its line ending.
  public struct Line: Codable, Hashable, Sendable {
    public var text: String
    /// Where runs of this line came from, by rising `column`; empty for a line of our own.
    public var origins: [Origin]

    public init(text: String, origins: [Origin] = []) {
      self.text = text
      self.origins = origins
    }
  }

  /// From `column` of a generated line on, up to the next origin, the text is the author's.
  public struct Origin: Codable, Hashable, Sendable {
    /// In UTF-8 bytes from 1.
    public var column: Int
    /// Where the author wrote what stands at `column`; nil from where on the text is ours.
    public var location: SourceLocation?

    public init(column: Int, location: SourceLocation?) {
      self.column = column
      self.location = location
    }
  }

  public var lines: [Line]

  public init(lines: [Line] = []) { self.lines = lines }

  /// The whole source, a newline after each line.
  public var text: String { lines.map { $0.text + "\n" }.joined() }

  /// The author's place of a place in the source.
  ///
  /// - Parameters:
  ///   - line: A line of the source, from 1.
  ///   - column: In UTF-8 bytes from 1.
  /// - Returns: Nil where the text is our own, and beyond the source.
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
