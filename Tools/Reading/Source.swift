import Article

/// Text of an article, or of a part of it, whose every byte knows its place in the file.
struct Source {
  struct Line {
    /// Offsets into `bytes`, without the line ending.
    var range: Range<Int>
    /// The line of the article, from 1.
    var number: Int
    /// The column of the article at which the line's first byte stands.
    var column: Int
  }

  let file: String
  let bytes: [UInt8]
  let lines: [Line]

  /// A whole file, without its byte-order mark. Lines end at LF, CRLF or CR, as in CommonMark.
  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    lines = lineRanges(of: bytes).enumerated().map { index, range in
      Line(range: range, number: index + 1, column: 1)
    }
  }

  /// Lines taken out of another source.
  init(file: String, lines taken: some Sequence<Text>) {
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

  /// A line, or a part of one, with its place.
  struct Text {
    var bytes: ArraySlice<UInt8>
    var number: Int
    var column: Int

    /// What is left from an offset of `bytes` on.
    func from(_ offset: Int) -> Text {
      Text(
        bytes: bytes[offset...], number: number, column: column + offset - bytes.startIndex)
    }

    /// What stands before an offset of `bytes`.
    func upTo(_ offset: Int) -> Text {
      Text(bytes: bytes[..<offset], number: number, column: column)
    }
  }

  /// A line from its byte `start` on, counted from 0.
  func text(line: Int, from start: Int = 0) -> Text {
    let line = lines[line]
    let first = min(line.range.lowerBound + start, line.range.upperBound)
    return Text(
      bytes: bytes[first..<line.range.upperBound], number: line.number,
      column: line.column + first - line.range.lowerBound)
  }

  /// The place of a byte of a line, counted from 0.
  func location(line: Int, offset: Int) -> SourceLocation {
    SourceLocation(
      file: file, line: lines[line].number, column: max(lines[line].column + offset, 1))
  }
}

let newline = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")

/// The ranges of lines, without their endings; nothing follows a final line ending.
func lineRanges(of bytes: [UInt8]) -> [Range<Int>] {
  bytes.withUnsafeBufferPointer { bytes in
    var ranges: [Range<Int>] = []
    var start = 0
    var i = 0
    let count = bytes.count
    while i < count {
      let byte = bytes[i]
      i += 1
      guard byte == newline || byte == carriageReturn else { continue }
      ranges.append(start..<(i - 1))
      if byte == carriageReturn, i < count, bytes[i] == newline { i += 1 }
      start = i
    }
    if start < count { ranges.append(start..<count) }
    return ranges
  }
}
