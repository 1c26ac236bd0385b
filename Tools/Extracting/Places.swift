import Article

extension Article {
  /// Where an option stands in the fence of a snippet; where the fence does, if it cannot be found.
  func place(of option: String, in snippet: Snippet) -> SourceLocation {
    place(of: option, after: snippet.location)
  }

  /// The first place at which a text stands on a line of the article.
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
