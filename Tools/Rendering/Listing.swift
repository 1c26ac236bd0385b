import Article

/// A stretch of one line of code, and how it is coloured.
struct Tint: Equatable {
  /// UTF-8 offsets into the line.
  var range: Range<Int>
  var kind: Highlight.Kind
}

/// The colours of a text, line by line.
///
/// - Parameters:
///   - lengths: The lines' lengths in bytes, without line endings; each ends with one byte.
///   - highlights: Rising, by bytes of the whole text. What lies outside it is left out.
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

/// One line of code, coloured.
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

/// False for a range that leaves the line or splits a character.
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
