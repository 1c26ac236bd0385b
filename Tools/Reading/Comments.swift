import Article

/// Raw HTML, taken apart into what shows and what a comment hides.
enum HTMLPart {
  case shown([Source.Text])
  /// What stands inside a comment. `opening` is the place of `<!--`.
  case hidden([Source.Text], opening: SourceLocation, isClosed: Bool)
}

/// Splits raw HTML at its comments, as a browser does: one starts at `<!--` and ends at the first
/// `-->` after it, or where the HTML ends.
func parts(ofHTML lines: [Source.Text], in file: String) -> [HTMLPart] {
  var parts: [HTMLPart] = []
  var current: [Source.Text] = []
  var opening: SourceLocation?
  for line in lines {
    var rest = line
    while true {
      guard let mark = firstMark(opening == nil ? "<!--" : "-->", in: rest.bytes) else { break }
      current.append(rest.upTo(mark))
      if let opened = opening {
        parts.append(.hidden(current, opening: opened, isClosed: true))
        opening = nil
        rest = rest.from(mark + 3)
      } else {
        parts.append(.shown(current))
        let start = rest.from(mark)
        opening = SourceLocation(file: file, line: start.number, column: max(start.column, 1))
        // `<!-->` and `<!--->` are whole comments.
        let short = ["<!-->", "<!--->"].first { start.bytes.starts(with: $0.utf8) }
        rest = start.from(start.bytes.startIndex + (short.map { $0.utf8.count - 3 } ?? 4))
      }
      current = []
    }
    current.append(rest)
  }
  parts.append(
    opening.map { .hidden(current, opening: $0, isClosed: false) } ?? .shown(current))
  return parts
}

private func firstMark(_ mark: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
  let pattern = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
  return bytes.withUnsafeBufferPointer { text in
    var i = 0
    while i + pattern.count <= text.count {
      if text[i] == pattern[0], text[i..<(i + pattern.count)].elementsEqual(pattern) {
        return bytes.startIndex + i
      }
      i += 1
    }
    return nil
  }
}
