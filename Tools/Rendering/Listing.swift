import WaymarkModel

/// The syntax coloring of a part of one line.
struct LineHighlight: Equatable {
  /// The range as UTF-8 offsets into the line.
  var range: Range<Int>
  var kind: Highlight.Kind
}

/// Splits the syntax coloring of source code into lines.
///
/// - Parameters:
///   - lengths: The lengths of the lines in bytes, without their one-byte line endings.
///   - highlights: Ascending ranges of bytes of the whole text. Ranges outside of the text are
///     ignored.
func lineHighlights(_ highlights: [Highlight], lengths: [Int]) -> [[LineHighlight]] {
  var spans: [[LineHighlight]] = []
  var rest = highlights[...]
  var start = 0
  for length in lengths {
    let line = start..<start + length
    var found: [LineHighlight] = []
    while let next = rest.first, next.range.lowerBound < line.upperBound {
      let part = next.range.clamped(to: line)
      if !part.isEmpty {
        let range = part.lowerBound - start..<part.upperBound - start
        found.append(LineHighlight(range: range, kind: next.kind))
      }
      guard next.range.upperBound <= line.upperBound else { break }
      rest.removeFirst()
    }
    spans.append(found)
    start = line.upperBound + 1
  }
  return spans
}

/// Returns a line of code with syntax coloring.
func html(_ line: String, spans: [LineHighlight]) -> HTML {
  let bytes = Array(line.utf8)
  var html: HTML = ""
  var end = 0
  for span in spans where span.range.lowerBound >= end && isWhole(span.range, of: bytes) {
    html += text(bytes[end..<span.range.lowerBound])
    html += colored(bytes[span.range], coloring(of: span, in: bytes))
    end = span.range.upperBound
  }
  html += text(bytes[end...])
  return html
}

/// Returns whether a range is inside the line and doesn't split a character.
private func isWhole(_ range: Range<Int>, of line: [UInt8]) -> Bool {
  func isBoundary(_ offset: Int) -> Bool {
    offset == line.count || line.indices.contains(offset) && line[offset] & 0xC0 != 0x80
  }
  return isBoundary(range.lowerBound) && isBoundary(range.upperBound)
}

private func text(_ bytes: ArraySlice<UInt8>) -> HTML {
  HTML(String(decoding: bytes, as: UTF8.self))
}

/// An element that colors a part of a line. The tags are short because pages contain many of them.
private struct Coloring {
  var start: HTML
  var end: HTML

  static let keyword = Coloring(start: "<b>", end: "</b>")
  static let call = Coloring(start: "<i>", end: "</i>")

  static func other(_ style: HTML) -> Coloring {
    Coloring(start: "<i class=\"\(style)\">", end: "</i>")
  }
}

private func colored(_ bytes: ArraySlice<UInt8>, _ coloring: Coloring?) -> HTML {
  guard let coloring else { return text(bytes) }
  return "\(coloring.start)\(text(bytes))\(coloring.end)"
}

/// Returns the coloring of a part of a line; nil if it has none.
private func coloring(of span: LineHighlight, in line: [UInt8]) -> Coloring? {
  switch span.kind {
  case .keyword: .keyword
  case .argumentLabel: .other("l")
  case .type: .other("t")
  case .string, .literal: .other("s")
  case .number: .other("n")
  case .comment, .docComment: .other("c")
  case .attribute: .other("a")
  case .directive: .other("d")
  case .identifier where line.prefix(span.range.lowerBound).last == UInt8(ascii: "#"): .other("a")
  case .identifier where line.dropFirst(span.range.upperBound).first == UInt8(ascii: "("): .call
  case .identifier, .operator: nil
  }
}
