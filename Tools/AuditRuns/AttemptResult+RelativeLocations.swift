import WaymarkContexts
import WaymarkModel

/// Conversions of locations. Results don't depend on where the code is in a document, so a
/// result with relative locations also applies to equal code in another place.
extension AttemptResult {
  /// Returns the result with line and column numbers relative to the code.
  ///
  /// - Parameter snippets: The code, at its place in the document.
  func relative(to snippets: [Snippet]) -> Self {
    let lines = snippets.flatMap(\.lines)
    let indices = Dictionary(
      lines.enumerated().map { ($0.element.number, $0.offset) }, uniquingKeysWith: min)
    let columns = Dictionary(lines.map { ($0.number, $0.column) }, uniquingKeysWith: max)
    return moved { place in
      SourceLocation(
        file: "", line: indices[place.line] ?? -1,
        column: place.column - (columns[place.line] ?? 1))
    }
  }

  /// Converts a relative result to the line and column numbers of a document.
  ///
  /// - Parameter snippets: The result's code, at its place in the document.
  func placed(at snippets: [Snippet]) -> Self {
    let lines = snippets.flatMap(\.lines)
    let columns = Dictionary(lines.map { ($0.number, $0.column) }, uniquingKeysWith: max)
    return moved { place in
      guard let fence = snippets.first?.location, lines.indices.contains(place.line) else {
        return snippets.first?.location ?? place
      }
      let number = lines[place.line].number
      return SourceLocation(
        file: fence.file, line: number, column: place.column + (columns[number] ?? 1))
    }
  }

  private func moved(_ move: (SourceLocation) -> SourceLocation) -> Self {
    var copy = self
    for index in diagnostics.indices {
      copy.diagnostics[index].location = move(diagnostics[index].location)
    }
    return copy
  }
}
