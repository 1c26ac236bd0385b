import WaymarkModel

extension Article {
  /// Returns the location of an option in the fence of a snippet, or the location of the fence if
  /// the option can't be found.
  func place(of option: String, in snippet: Snippet) -> SourceLocation {
    place(of: option, after: snippet.location)
  }

  /// Returns the first location of a text on a line of the article.
  func place(of option: String, after location: SourceLocation) -> SourceLocation {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(location.line - 1) else { return location }
    let line = Array(lines[location.line - 1])
    let wanted = Array(option.utf8)
    for start in stride(from: location.column - 1, through: line.count - wanted.count, by: 1)
    where line[start..<(start + wanted.count)].elementsEqual(wanted) {
      return SourceLocation(file: location.file, line: location.line, column: start + 1)
    }
    return location
  }
}
