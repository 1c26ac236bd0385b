import WaymarkModel

/// The text of an article or part of it, with the location of each byte in the file.
package struct MarkdownSource {
  /// A line of the text.
  package struct Line {
    /// A range of offsets into `bytes`, without the line ending.
    package var range: Range<Int>
    /// The line number in the article, starting at 1.
    package var number: Int
    /// The column of the line's first byte in the article.
    package var column: Int
  }

  /// The path of the file, as it appears in locations.
  package let file: String
  /// The UTF-8 bytes of the text, without a byte-order mark.
  package let bytes: [UInt8]
  /// The lines in order. Only line endings separate them.
  package let lines: [Line]

  /// Creates a source from a whole file without its byte-order mark. Lines end with LF, CRLF, or
  /// CR, as in CommonMark.
  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    lines = lineRanges(of: bytes).enumerated().map { index, range in
      Line(range: range, number: index + 1, column: 1)
    }
  }

  /// Creates a source from lines of another source.
  package init(file: String, lines taken: some Sequence<Text>) {
    self.file = file
    var bytes: [UInt8] = []
    var lines: [Line] = []
    for text in taken {
      let start = bytes.count
      bytes += text.bytes
      lines.append(
        Line(range: start..<bytes.count, number: text.number, column: text.column))
      bytes.append(newline)
    }
    self.bytes = bytes
    self.lines = lines
  }

  /// A line or part of a line, with its location.
  package struct Text {
    /// The bytes of the text.
    package var bytes: ArraySlice<UInt8>
    /// The line number in the file, starting at 1.
    package var number: Int
    /// The column of the first byte in the file, in UTF-8 bytes, starting at 1. It can be less than
    /// 1 if the text starts with part of a tab.
    package var column: Int

    /// Returns the text from an offset of `bytes` to the end.
    package func from(_ offset: Int) -> Text {
      Text(
        bytes: bytes[offset...], number: number, column: column + offset - bytes.startIndex)
    }

    /// Returns the text before an offset of `bytes`.
    func upTo(_ offset: Int) -> Text {
      Text(bytes: bytes[..<offset], number: number, column: column)
    }
  }

  /// Returns a line from its byte `start` to its end. Lines and bytes are counted from 0.
  package func text(line: Int, from start: Int = 0) -> Text {
    let line = lines[line]
    let first = min(line.range.lowerBound + start, line.range.upperBound)
    return Text(
      bytes: bytes[first..<line.range.upperBound], number: line.number,
      column: line.column + first - line.range.lowerBound)
  }

  /// Returns part of a line, given as a range of `bytes`.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines.
  package func text(_ range: Range<Int>) -> Text {
    let line = lines[index(ofLineAt: range.lowerBound)]
    return Text(
      bytes: bytes[range], number: line.number,
      column: line.column + range.lowerBound - line.range.lowerBound)
  }

  /// Returns the location of a byte of the whole file.
  package func location(of offset: Int) -> SourceLocation {
    let line = index(ofLineAt: offset)
    return location(line: line, offset: offset - lines[line].range.lowerBound)
  }

  /// Returns the index of the last line that starts at or before an offset of `bytes`.
  private func index(ofLineAt offset: Int) -> Int {
    var candidates = lines.indices
    while candidates.count > 1 {
      let middle = (candidates.lowerBound + candidates.upperBound) / 2
      candidates =
        lines[middle].range.lowerBound <= offset
        ? middle..<candidates.upperBound : candidates.lowerBound..<middle
    }
    return candidates.lowerBound
  }

  /// Returns the location of a byte of a line. Lines and bytes are counted from 0.
  package func location(line: Int, offset: Int) -> SourceLocation {
    SourceLocation(
      file: file, line: lines[line].number, column: max(lines[line].column + offset, 1))
  }
}

/// The byte of a line feed, which also ends a CRLF line ending.
package let newline = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")

/// Returns the ranges of lines, without their endings. A final line ending doesn't start another
/// line.
package func lineRanges(of bytes: [UInt8]) -> [Range<Int>] {
  bytes.withUnsafeBufferPointer { bytes in
    var ranges: [Range<Int>] = []
    // The average line has about 32 bytes.
    ranges.reserveCapacity(bytes.count / 32 + 1)
    var start = 0
    var feed = bytes.firstIndex(ofByte: newline) ?? bytes.count
    var carriage = bytes.firstIndex(ofByte: carriageReturn) ?? bytes.count
    while min(feed, carriage) < bytes.count {
      let end = min(feed, carriage)
      ranges.append(start..<end)
      start = end + 1
      if end == carriage {
        if feed == start { start += 1 }
        carriage = bytes.firstIndex(ofByte: carriageReturn, from: start) ?? bytes.count
      }
      if feed < start { feed = bytes.firstIndex(ofByte: newline, from: start) ?? bytes.count }
    }
    if start < bytes.count { ranges.append(start..<bytes.count) }
    return ranges
  }
}
