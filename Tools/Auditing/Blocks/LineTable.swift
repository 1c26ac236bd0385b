/// A table that converts UTF-8 offsets in a string into lines and columns.
package struct LineTable {
  private let starts: [Int]

  /// Creates a table for a string. Only LF ends a line.
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
