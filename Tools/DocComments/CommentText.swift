import WaymarkModel

/// A doc comment with its markers, as ranges of offsets into the bytes of a file.
enum CommentText {
  /// Consecutive lines that start with `///`.
  case lines([Range<Int>])
  /// `/** … */`.
  case block(Range<Int>)

  /// Returns the lines without markers, and without the indentation of the first nonblank line.
  func lines(in bytes: [UInt8]) -> [Range<Int>] {
    switch self {
    case .lines(let ranges):
      unindented(ranges.map { ($0.lowerBound + 3)..<$0.upperBound }, in: bytes)
    case .block(let range): unindented(blockLines(of: range, in: bytes), in: bytes)
    }
  }
}

/// Returns the lines of `/** … */`, without the asterisks that can precede each of them.
private func blockLines(of range: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
  let isClosed = range.count >= 5 && bytes[..<range.upperBound].suffix(2).elementsEqual("*/".utf8)
  let all = lines(of: (range.lowerBound + 3)..<(range.upperBound - (isClosed ? 2 : 0)), in: bytes)
  let rest = all.dropFirst()
  let isStarred = rest.first { !bytes[$0].allSatisfy(\.isBlank) }
    .map { starLength(bytes[$0]) != nil }
  guard isStarred == true else {
    return all.prefix(1).map { $0.droppingFirst(bytes[$0].prefix(while: \.isBlank).count) }
      + unindented(Array(rest), in: bytes)
  }
  return all.prefix(1) + rest.map { $0.droppingFirst(starLength(bytes[$0]) ?? 0) }
}

/// Returns the length of the whitespace and the asterisk at the start of a line; nil if there is no
/// asterisk, or if text follows it directly, because the asterisk is then part of the text.
private func starLength(_ line: ArraySlice<UInt8>) -> Int? {
  let blanks = line.prefix(while: \.isBlank).count
  let rest = line.dropFirst(blanks)
  guard rest.first == UInt8(ascii: "*") else { return nil }
  return rest.dropFirst().first.map(\.isBlank) ?? true ? blanks + 1 : nil
}

/// Removes the indentation of the first nonblank line from every line, or as much as the line has.
private func unindented(_ lines: [Range<Int>], in bytes: [UInt8]) -> [Range<Int>] {
  let indentation = lines.map { bytes[$0].prefix(while: \.isBlank).count }
  let first = zip(lines, indentation).first { $0.count > $1 }?.1 ?? 0
  return zip(lines, indentation).map { $0.droppingFirst(min(first, $1)) }
}

/// Returns the lines of a range without their endings. If the range ends with a line ending, an
/// empty line follows, except at the end of the file.
private func lines(of range: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
  var lines: [Range<Int>] = []
  var start = range.lowerBound
  for offset in range where isLineEnd(bytes[offset]) {
    let completesCRLF =
      bytes[offset] == lineFeed && offset == start && offset > range.lowerBound
      && bytes[offset - 1] == carriageReturn
    if !completesCRLF { lines.append(start..<offset) }
    start = offset + 1
  }
  return start < bytes.count ? lines + [start..<range.upperBound] : lines
}

extension Range<Int> {
  fileprivate func droppingFirst(_ count: Int) -> Self { (lowerBound + count)..<upperBound }
}

func isLineEnd(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
