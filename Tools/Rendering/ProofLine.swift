import Article

/// One line of the source that was compiled.
struct ProofLine {
  /// The article's line; empty for a line of our own.
  var number: HTML
  var href: HTML
  var isOurs: Bool
  var code: HTML

  static func lines(of source: GeneratedSource, _ places: Places) -> [ProofLine] {
    source.lines.map { ProofLine($0, places) }
  }

  private init(_ line: GeneratedSource.Line, _ places: Places) {
    let origin = line.origins.lazy.compactMap(\.location).first
    number = origin.map { "\($0.line)" } ?? ""
    href = origin.map(places.href) ?? ""
    isOurs = origin == nil
    code = html(line.text, tints: tints(of: line, places.book))
  }
}

/// The colours that the article's lines have, moved to where they stand in the generated line.
private func tints(of line: GeneratedSource.Line, _ book: Book) -> [Tint] {
  let length = line.text.utf8.count
  return line.origins.indices.flatMap { index -> [Tint] in
    let origin = line.origins[index]
    guard let location = origin.location,
      let (column, tints) = book.tints(line: location.line, of: location.file)
    else { return [] }
    let next = line.origins.indices.contains(index + 1) ? line.origins[index + 1].column - 1 : length
    let start = origin.column - 1
    guard start <= next else { return [] }
    return tints.compactMap { tint in
      let shift = start - (location.column - column)
      let moved = tint.range.lowerBound + shift..<tint.range.upperBound + shift
      let part = moved.clamped(to: start..<next)
      return part.isEmpty ? nil : Tint(range: part, kind: tint.kind)
    }
  }
}
