import WaymarkModel

/// A position in a document, in the units of the protocol.
struct TextPosition: Comparable, Hashable, Sendable {
  /// The line, starting at 0.
  var line: Int
  /// The column in UTF-16 code units, starting at 0.
  var character: Int

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.line, lhs.character) < (rhs.line, rhs.character)
  }
}

/// The text of a document, with its lines.
///
/// The protocol counts columns in UTF-16 code units. The tool counts them in UTF-8 bytes, without
/// the byte-order mark on the first line.
struct TextDocument: Sendable {
  private(set) var bytes: [UInt8]
  /// The range of each line, without its line ending.
  private(set) var lines: [Range<Int>]

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    lines = Self.lines(of: bytes)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the text of a line, counted from 0; empty if there is no such line.
  func text(ofLine line: Int) -> String {
    lines.indices.contains(line) ? String(decoding: bytes[lines[line]], as: UTF8.self) : ""
  }

  /// Returns the document with a range replaced by other text.
  func replacing(_ range: Range<TextPosition>, with text: String) -> TextDocument {
    let range = offset(of: range.lowerBound)..<offset(of: range.upperBound)
    return TextDocument(
      bytes: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...])
  }

  /// Returns the offset of a position or, if there is no such position, of the nearest position
  /// before it.
  func offset(of position: TextPosition) -> Int {
    guard lines.indices.contains(position.line) else { return bytes.count }
    let line = lines[position.line]
    var (offset, units) = (line.lowerBound, 0)
    while offset < line.upperBound {
      let next = Self.length(of: bytes[offset])
      guard units + next.units <= position.character else { break }
      (offset, units) = (min(offset + next.bytes, line.upperBound), units + next.units)
    }
    return offset
  }

  func position(ofOffset offset: Int) -> TextPosition {
    let line = line(ofOffset: offset)
    let start = lines[line].lowerBound
    return TextPosition(line: line, character: units(start..<max(start, min(offset, bytes.count))))
  }

  /// Returns the last line that starts at or before an offset, by binary search.
  private func line(ofOffset offset: Int) -> Int {
    var (first, end) = (0, lines.count)
    while end - first > 1 {
      let middle = (first + end) / 2
      if lines[middle].lowerBound <= offset { first = middle } else { end = middle }
    }
    return first
  }

  /// Returns the position of a location that the tool reports.
  func position(of location: SourceLocation) -> TextPosition {
    let line = location.line - 1
    guard lines.indices.contains(line) else { return position(ofOffset: bytes.count) }
    let offset = lines[line].lowerBound + markLength(line) + location.column - 1
    return position(ofOffset: min(max(offset, lines[line].lowerBound), lines[line].upperBound))
  }

  /// Returns the line and column of a position as the tool counts them.
  func location(of position: TextPosition) -> (line: Int, column: Int) {
    let line = min(max(position.line, 0), lines.count - 1)
    return (line + 1, max(offset(of: position) - lines[line].lowerBound - markLength(line), 0) + 1)
  }

  /// Returns the length in bytes of the byte-order mark that starts a line; 0 if there is none.
  private func markLength(_ line: Int) -> Int {
    line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private func units(_ range: Range<Int>) -> Int {
    var (offset, units) = (range.lowerBound, 0)
    while offset < range.upperBound {
      let next = Self.length(of: bytes[offset])
      (offset, units) = (offset + next.bytes, units + next.units)
    }
    return units
  }

  /// Returns the length of the character whose first UTF-8 byte is `byte`, in UTF-8 bytes and in
  /// UTF-16 code units.
  private static func length(of byte: UInt8) -> (bytes: Int, units: Int) {
    switch byte {
    // Only characters that take four bytes in UTF-8 are surrogate pairs in UTF-16.
    case 0xF0...: (4, 2)
    case 0xE0...: (3, 1)
    case 0xC0...: (2, 1)
    default: (1, 1)
    }
  }

  /// Returns the ranges of the lines, which end with LF, CRLF, or CR. The text after the last line
  /// ending is a line, even if it's empty.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, index) = (0, 0)
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      lines.append(start..<index - 1)
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
        index += 1
      }
      start = index
    }
    return lines + [start..<bytes.count]
  }
}
