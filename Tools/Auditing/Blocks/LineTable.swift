/// A table that converts UTF-8 offsets in a string into lines and columns.
package struct LineTable {
  private let starts: [Int]

  /// Finds the starts of all lines. Only LF ends a line.
  package init(_ text: String) {
    starts =
      [0] + text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
  }

  /// Returns the zero-based index of the line that contains the byte at an offset.
  package func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the number of bytes from the start of a line to an offset in it.
  package func column(of offset: Int) -> Int { offset - starts[line(of: offset)] }
}

/// Returns a string without surrounding whitespace.
package func trimmed(_ text: some StringProtocol) -> String {
  var rest = text[...]
  while rest.first?.isWhitespace == true { rest = rest.dropFirst() }
  while rest.last?.isWhitespace == true { rest = rest.dropLast() }
  return String(rest)
}

/// Returns the lines of text, which can end with `\n` or `\r\n`.
package func lines(of text: String) -> [Substring] {
  text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
}

/// Returns a line without the whitespace at its end.
package func trimmedEnd(_ line: String) -> String {
  var rest = line[...]
  while rest.last?.isWhitespace == true { rest = rest.dropLast() }
  return String(rest)
}
