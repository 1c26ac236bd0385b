import WaymarkModel

/// The syntax coloring of a part of one line.
struct Tint: Equatable {
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
    html += text(bytes[end..<tint.range.lowerBound])
    html += colored(bytes[tint.range], coloring(of: tint, in: bytes))
    end = tint.range.upperBound
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
private func coloring(of tint: Tint, in line: [UInt8]) -> Coloring? {
  switch tint.kind {
  case .keyword: .keyword
  case .argumentLabel: .other("l")
  case .type: .other("t")
  case .string, .literal: .other("s")
  case .number: .other("n")
  case .comment, .docComment: .other("c")
  case .attribute: .other("a")
  case .directive: .other("d")
  case .identifier where line.prefix(tint.range.lowerBound).last == UInt8(ascii: "#"): .other("a")
  case .identifier where line.dropFirst(tint.range.upperBound).first == UInt8(ascii: "("): .call
  case .identifier, .operator: nil
  }
}
