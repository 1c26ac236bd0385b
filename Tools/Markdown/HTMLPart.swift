import WaymarkModel

/// A part of raw HTML that is either displayed or hidden by a comment.
package enum HTMLPart {
  case shown([MarkdownSource.Text])
  /// The contents of a comment. `opening` is the location of its `<!--`.
  case hidden([MarkdownSource.Text], opening: SourceLocation, isClosed: Bool)
}

/// Splits raw HTML at its comments, as browsers do. A comment starts at `<!--` and ends at the next
/// `-->` or at the end of the HTML.
package func parts(ofHTML lines: [MarkdownSource.Text], in file: String) -> [HTMLPart] {
  var parts: [HTMLPart] = []
  var current: [MarkdownSource.Text] = []
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
        // `<!-->` and `<!--->` are complete comments.
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
