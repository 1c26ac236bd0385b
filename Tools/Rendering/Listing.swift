import WaymarkModel

/// The syntax coloring of a part of one line.
struct Tint: Equatable {
  /// The range as UTF-8 offsets into the line.
  var range: Range<Int>
  var kind: Highlight.Kind
}

/// Splits the syntax coloring of a text into lines.
///
/// - Parameters:
///   - lengths: The lengths of the lines in bytes, without their one-byte line endings.
///   - highlights: Ascending ranges of bytes of the whole text. Ranges outside of the text are
///     ignored.
func tints(_ highlights: [Highlight], lengths: [Int]) -> [[Tint]] {
  var tints: [[Tint]] = []
  var rest = highlights[...]
  var start = 0
  for length in lengths {
    let line = start..<start + length
    var found: [Tint] = []
    while let next = rest.first, next.range.lowerBound < line.upperBound {
      let part = next.range.clamped(to: line)
      if !part.isEmpty {
        found.append(Tint(range: part.lowerBound - start..<part.upperBound - start, kind: next.kind))
      }
      guard next.range.upperBound <= line.upperBound else { break }
      rest.removeFirst()
    }
    tints.append(found)
    start = line.upperBound + 1
  }
  return tints
}

/// Returns a line of code with syntax coloring.
func html(_ line: String, tints: [Tint]) -> HTML {
  let bytes = Array(line.utf8)
  var html: HTML = ""
  var end = 0
  for tint in tints where tint.range.lowerBound >= end && isWhole(tint.range, of: bytes) {
    html = html + text(bytes[end..<tint.range.lowerBound]) + coloured(bytes[tint.range], tint.kind)
    end = tint.range.upperBound
  }
  return html + text(bytes[end...])
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

private func coloured(_ bytes: ArraySlice<UInt8>, _ kind: Highlight.Kind) -> HTML {
  switch kind {
  case .identifier, .operator: text(bytes)
  default: "<span class=\"\(kind.rawValue)\">\(text(bytes))</span>"
  }
}
